import { type Flow, QUESTION_IDS, type Question, type QuestionId } from './question.ts';

/**
 * THE QUESTION SET. Keys, option values and conditions come from the specification (sections 3, 4 and 9); titles, order
 * and tooltips are ours. A label equals its value, except "Not Sure".
 */
export const QUESTIONS = {
  Q0: {
    title: 'Do you already know which type of system you want?',
    options: [
      { label: 'Yes', value: 'Yes', iconName: 'yes' },
      { label: 'No', value: 'No', iconName: 'no' },
    ],
  },
  Q1: {
    title: 'Which type of system would you like?',
    options: [
      {
        label: 'Ducted',
        value: 'Ducted',
        iconName: 'ducted',
        tooltip: {
          type: 'slides',
          images: ['ducted-unit', 'ducted-rooms', 'ducted-return'],
          title: 'How a ducted system works',
          description:
            "One indoor unit (1) is hidden in the roof space or above a low ceiling. Ducts carry its air to a vent in each room (2). One outdoor unit (3) serves the whole system.\nEvery room with a vent is heated or cooled. A room without one isn't.\nA grille, usually in the hallway ceiling, takes the air back to the indoor unit.",
        },
      },
      {
        label: 'Split',
        value: 'Split',
        iconName: 'split',
        tooltip: {
          type: 'slides',
          images: ['split', 'multi-split'],
          title: 'How a split system works',
          description:
            'An indoor unit (1) heats or cools one room. Two thin pipes (2) connect it to an outdoor unit (3).\nA multi-split connects an indoor unit in each room (1) to one outdoor unit (3). They all heat or all cool at once, and a fault in the outdoor unit stops every room.',
        },
      },
    ],
  },
  Q2: {
    title: 'What kind of home is it?',
    options: [
      {
        label: 'House - Pitched Roof',
        value: 'House - Pitched Roof',
        iconName: 'roof-pitched',
        tooltip: {
          type: 'image',
          image: 'roof-pitched',
          title: 'House with a pitched roof',
          description: 'A sloping roof usually leaves room above the ceiling for an indoor unit and its ducts.',
          imageLabel: ['Roof space for the indoor unit and the ducts'],
        },
      },
      {
        label: 'House - Flat Roof',
        value: 'House - Flat Roof',
        iconName: 'roof-flat',
        tooltip: {
          type: 'image',
          image: 'roof-flat',
          title: 'House with a flat roof',
          description:
            'There is little or no space above the ceiling. Slim ducted units, and units on the wall or floor, can still fit.',
          imageLabel: ['Shallow space above the ceiling'],
        },
      },
      { label: 'Townhouse', value: 'Townhouse', iconName: 'townhouse' },
      { label: 'Apartment', value: 'Apartment', iconName: 'apartment' },
    ],
  },
  Q3: {
    title: 'Which areas do you want to heat and cool?',
    options: [
      {
        label: 'Whole Home',
        value: 'Whole Home',
        iconName: 'whole-home',
        tooltip: {
          type: 'image',
          image: 'whole-home',
          title: 'Whole home',
          description: 'Every main living and sleeping area. You can still turn off rooms nobody is using.',
        },
      },
      {
        label: 'Multiple Rooms',
        value: 'Multiple Rooms',
        iconName: 'multiple-rooms',
        tooltip: {
          type: 'image',
          image: 'multiple-rooms',
          title: 'Multiple rooms',
          description: 'Two or more rooms, but not all of them. An open-plan area counts as one room.',
        },
      },
      {
        label: 'Single Room',
        value: 'Single Room',
        iconName: 'single-room',
        condition: { question: 'Q1', isNot: 'Ducted' },
        tooltip: {
          type: 'image',
          image: 'single-room',
          title: 'Single room',
          description: 'One bedroom, one study or one open-plan area.',
        },
      },
    ],
  },
  Q4: {
    title: 'How would you like to control different rooms?',
    options: [
      {
        label: 'Individual Temperature Control',
        value: 'Individual Temperature Control',
        iconName: 'individual-temperature',
        tooltip: {
          type: 'image',
          image: 'zones-individual',
          title: 'Individual temperature control',
          description:
            'Each room or zone has its own sensor and temperature. A zone is a group of rooms that share one damper.',
        },
      },
      {
        label: 'Individual Room Zoning',
        value: 'Individual Room Zoning',
        iconName: 'room-zoning',
        tooltip: {
          type: 'image',
          image: 'zones-rooms',
          title: 'Individual room zoning',
          description: 'You switch each room on or off. All the rooms that are on share one temperature.',
        },
      },
      {
        label: 'Day / Night Zoning',
        value: 'Day / Night Zoning',
        iconName: 'day-night',
        tooltip: {
          type: 'image',
          image: 'zones-day-night',
          title: 'Day and night zoning',
          description:
            'Living areas run by day and bedrooms by night. They never run together, so the system can be smaller.',
        },
      },
      { label: 'Unsure', value: 'Unsure', iconName: 'unsure' },
    ],
  },
  Q5: {
    title: 'How many rooms?',
    options: [
      { label: '2 Rooms', value: '2 Rooms', iconName: 'rooms-2' },
      { label: '3 Rooms', value: '3 Rooms', iconName: 'rooms-3' },
      { label: 'Over 3 Rooms', value: 'Over 3 Rooms', iconName: 'rooms-4' },
    ],
  },
  Q6: {
    title: 'How much space is there for the outdoor unit?',
    options: [
      {
        label: 'Large Outdoor space',
        value: 'Large Outdoor space',
        iconName: 'outdoor-large',
        tooltip: {
          type: 'image',
          image: 'outdoor-large',
          title: 'Large outdoor space',
          description: 'A yard or a wide side path, with airflow around the unit.',
        },
      },
      {
        label: 'Small Outdoor space',
        value: 'Small Outdoor space',
        iconName: 'outdoor-small',
        tooltip: {
          type: 'image',
          image: 'outdoor-small',
          title: 'Small outdoor space',
          description:
            "A balcony, a courtyard or a narrow side path. Outdoor units up to 900 mm high that take up to 0.30 m² of floor suit it, and so do others we recommend for small spaces. If we don't know a unit's size, we say so.",
          imageLabel: ['Rail or fence close by', 'Compact outdoor unit'],
        },
      },
    ],
  },
  Q7: {
    title: 'Which smart controls matter to you?',
    isMultiple: true,
    options: [
      {
        label: 'Touchscreen',
        value: 'Touchscreen',
        iconName: 'touchscreen',
        isMultiSelect: true,
        condition: { question: 'Q3', is: 'Whole Home' },
      },
      { label: 'Voice Control', value: 'Voice Control', iconName: 'voice', isMultiSelect: true },
      { label: 'Mobile App', value: 'Mobile App', iconName: 'phone', isMultiSelect: true },
      { label: 'Not Sure', value: 'None', iconName: 'unsure' },
    ],
  },
} as const satisfies Readonly<Record<QuestionId, Question>>;

/** A value that a question offers, such as 'Ducted' for Q1. */
export type OptionValue<Q extends QuestionId> = (typeof QUESTIONS)[Q]['options'][number]['value'];

/** One question of the set, with any options. */
export const questionOf = (question: QuestionId): Question => QUESTIONS[question];

/** The question set with its branching. docs/decisions/0007-order-of-questions.md has the reasons. */
export const FLOW: Flow = {
  order: QUESTION_IDS,
  questions: QUESTIONS,
  askedWhen: {
    Q1: { question: 'Q0', is: 'Yes' },
    // Each indoor unit of a split has its own thermostat, so the answer would change nothing.
    Q4: {
      all: [
        { question: 'Q3', isNot: 'Single Room' },
        { question: 'Q1', isNot: 'Split' },
      ],
    },
    Q5: { question: 'Q3', is: 'Multiple Rooms' },
  },
};
