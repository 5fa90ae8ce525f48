import { type Flow, QUESTION_IDS, type Question, type QuestionId } from './question.ts';
import { TOOLTIPS } from './tooltipTexts.ts';

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
        tooltip: TOOLTIPS.ducted,
      },
      {
        label: 'Split',
        value: 'Split',
        iconName: 'split',
        tooltip: TOOLTIPS.split,
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
        tooltip: TOOLTIPS.roofPitched,
      },
      {
        label: 'House - Flat Roof',
        value: 'House - Flat Roof',
        iconName: 'roof-flat',
        tooltip: TOOLTIPS.roofFlat,
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
        tooltip: TOOLTIPS.wholeHome,
      },
      {
        label: 'Multiple Rooms',
        value: 'Multiple Rooms',
        iconName: 'multiple-rooms',
        tooltip: TOOLTIPS.multipleRooms,
      },
      {
        label: 'Single Room',
        value: 'Single Room',
        iconName: 'single-room',
        condition: { question: 'Q1', isNot: 'Ducted' },
        tooltip: TOOLTIPS.singleRoom,
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
        tooltip: TOOLTIPS.individualTemperature,
      },
      {
        label: 'Individual Room Zoning',
        value: 'Individual Room Zoning',
        iconName: 'room-zoning',
        tooltip: TOOLTIPS.roomZoning,
      },
      {
        label: 'Day / Night Zoning',
        value: 'Day / Night Zoning',
        iconName: 'day-night',
        tooltip: TOOLTIPS.dayNight,
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
        tooltip: TOOLTIPS.outdoorLarge,
      },
      {
        label: 'Small Outdoor space',
        value: 'Small Outdoor space',
        iconName: 'outdoor-small',
        tooltip: TOOLTIPS.outdoorSmall,
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

/** The question set with its branching (docs/decisions/questions-keep-the-order-of-their-keys.md). */
export const OWN_FLOW: Flow = {
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

/** The current questions. docs/decisions/a-page-has-one-question-set.md says why. */
export let FLOW: Flow = { ...OWN_FLOW };

/** Asks other questions from now on; null restores the usual ones. */
export function setFlow(flow: Flow | null): void {
  FLOW = flow ?? OWN_FLOW;
}
