import type { QuestionId } from '../../questionnaire/question.ts';
import type { OptionValue } from '../../questionnaire/questionSet.ts';

interface QuestionWords<Q extends QuestionId> {
  /** The reason for the question, or help with the answer. */
  readonly help: string;
  /** The consequence of choosing an option. */
  readonly consequences: Readonly<Record<OptionValue<Q>, string>>;
}

/** The line under each question's title, and the consequence of each option. */
export const OPTIONS: { readonly [Q in QuestionId]: QuestionWords<Q> } = {
  Q0: {
    help: "It's fine if you don't: we'll work it out together.",
    consequences: { Yes: 'Next, tell us which one.', No: "We'll look at every type." },
  },
  Q1: {
    help: 'These are the two main types of home air conditioning.',
    consequences: {
      Ducted: 'One hidden unit serves several rooms through vents.',
      Split: 'An indoor unit in each room, connected to a unit outside.',
    },
  },
  Q2: {
    help: 'Your roof and walls decide what can be installed.',
    consequences: {
      'House - Pitched Roof': "There's usually roof space for ducts.",
      'House - Flat Roof': 'Not much roof space, so slim units work better.',
      Townhouse: 'Shared walls, often two levels.',
      Apartment: "You usually need your building's approval first.",
    },
  },
  Q3: {
    help: 'Think of a typical hot or cold day.',
    consequences: {
      'Whole Home': 'All the main living areas and bedrooms.',
      'Multiple Rooms': 'Two or more rooms, but not all.',
      'Single Room': 'One bedroom, living room or open-plan area.',
    },
  },
  Q4: {
    help: "With any of these, you don't have to run empty rooms.",
    consequences: {
      'Individual Temperature Control': 'Each room has its own temperature.',
      'Individual Room Zoning': 'Each room on or off, one shared temperature.',
      'Day / Night Zoning': 'Living areas by day, bedrooms by night.',
      Unsure: "That's fine. We won't rule anything out.",
    },
  },
  Q5: {
    help: 'Count an open-plan area as one room.',
    consequences: {
      '2 Rooms': 'For example, a living room and a bedroom.',
      '3 Rooms': 'For example, a living room and two bedrooms.',
      'Over 3 Rooms': 'Four or more rooms.',
    },
  },
  Q6: {
    help: 'It needs room to breathe, and some distance from the neighbours.',
    consequences: {
      'Large Outdoor space': 'A yard or a wide side path: any size fits.',
      'Small Outdoor space': 'A balcony, courtyard or narrow path.',
    },
  },
  Q7: {
    help: "Pick any you'd use. Systems without them just drop down the list.",
    consequences: {
      Touchscreen: 'A screen on the wall for the whole home.',
      'Voice Control': 'Works with a smart speaker.',
      'Mobile App': 'Control from your phone, at home or away.',
      None: "That's fine. We won't rule anything out.",
    },
  },
};
