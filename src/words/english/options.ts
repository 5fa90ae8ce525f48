import type { QuestionId } from '../../questionnaire/question.ts';
import type { OptionValue } from '../../questionnaire/questionSet.ts';

interface QuestionWords<Q extends QuestionId> {
  /** Why we ask, or how to answer. */
  readonly help: string;
  /** What choosing an option means for the visitor. */
  readonly consequences: Readonly<Record<OptionValue<Q>, string>>;
}

/** The line under each question's title, and the line of consequence on each option. */
export const OPTIONS: { readonly [Q in QuestionId]: QuestionWords<Q> } = {
  Q0: {
    help: "If you don't, that's fine: the next questions work it out.",
    consequences: { Yes: 'You pick the kind of system first.', No: 'All kinds stay in.' },
  },
  Q1: {
    help: 'These are the two main kinds of home air conditioning.',
    consequences: {
      Ducted: 'One hidden unit feeds several rooms through vents.',
      Split: 'An indoor unit in each room, joined to a unit outdoors.',
    },
  },
  Q2: {
    help: 'Roof and walls decide what can be fitted.',
    consequences: {
      'House - Pitched Roof': 'There is usually roof space for ducts.',
      'House - Flat Roof': 'Little roof space, so low units suit.',
      Townhouse: 'Shared walls, often two levels.',
      Apartment: 'You usually need approval before you buy.',
    },
  },
  Q3: {
    help: 'Think of a usual hot or cold day.',
    consequences: {
      'Whole Home': 'Every main living and sleeping area.',
      'Multiple Rooms': 'Two rooms or more, but not all.',
      'Single Room': 'One bedroom, study or open-plan area.',
    },
  },
  Q4: {
    help: 'All three let you leave empty rooms alone.',
    consequences: {
      'Individual Temperature Control': 'Each room has its own temperature.',
      'Individual Room Zoning': 'Each room on or off, one temperature for all.',
      'Day / Night Zoning': 'Living areas by day, bedrooms by night.',
      Unsure: 'Nothing is ruled out.',
    },
  },
  Q5: {
    help: 'Count an open-plan area as one room.',
    consequences: {
      '2 Rooms': 'Such as a living room and a bedroom.',
      '3 Rooms': 'Such as a living room and two bedrooms.',
      'Over 3 Rooms': 'Four rooms or more.',
    },
  },
  Q6: {
    help: 'It needs clear air around it and some distance from neighbours.',
    consequences: {
      'Large Outdoor space': 'A yard or a wide side path: any size goes.',
      'Small Outdoor space': 'A balcony, courtyard or narrow path: compact units only.',
    },
  },
  Q7: {
    help: 'Choose all that matter. They put systems in order and rule none out.',
    consequences: {
      Touchscreen: 'A screen on the wall for the whole home.',
      'Voice Control': 'Works with a smart speaker.',
      'Mobile App': 'Control from your phone, at home or away.',
      None: 'Nothing is ruled out.',
    },
  },
};
