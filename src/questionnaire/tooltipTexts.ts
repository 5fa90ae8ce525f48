import type { Tooltip } from './question.ts';

/** The explanations of options, by the option's icon. */
export const TOOLTIPS = {
  ducted: {
    type: 'slides',
    images: ['ducted-unit', 'ducted-rooms', 'ducted-return'],
    title: 'How a ducted system works',
    description:
      "One indoor unit (1) is hidden in the roof space or above a low ceiling. Ducts carry its air to a vent in each room (2). One outdoor unit (3) serves the whole system.\nEvery room with a vent is heated or cooled. A room without one isn't.\nA grille, usually in the hallway ceiling, takes the air back to the indoor unit.",
  },
  split: {
    type: 'slides',
    images: ['split', 'multi-split'],
    title: 'How a split system works',
    description:
      'An indoor unit (1) heats or cools one room. Two thin pipes (2) connect it to an outdoor unit (3).\nA multi-split connects an indoor unit in each room (1) to one outdoor unit (3). They all heat or all cool at once, and a fault in the outdoor unit stops every room.',
  },
  roofPitched: {
    type: 'image',
    image: 'roof-pitched',
    title: 'House with a pitched roof',
    description: 'A sloping roof usually leaves room above the ceiling for an indoor unit and its ducts.',
    imageLabel: ['Roof space for the indoor unit and the ducts'],
  },
  roofFlat: {
    type: 'image',
    image: 'roof-flat',
    title: 'House with a flat roof',
    description:
      'There is little or no space above the ceiling. Slim ducted units, and units on the wall or floor, can still fit.',
    imageLabel: ['Shallow space above the ceiling'],
  },
  wholeHome: {
    type: 'image',
    image: 'whole-home',
    title: 'Whole home',
    description: 'All the main living areas and bedrooms. You can still turn off rooms nobody is using.',
  },
  multipleRooms: {
    type: 'image',
    image: 'multiple-rooms',
    title: 'Multiple rooms',
    description: 'Two or more rooms, but not all. An open-plan area counts as one room.',
  },
  singleRoom: {
    type: 'image',
    image: 'single-room',
    title: 'Single room',
    description: 'One bedroom, living room or open-plan area.',
  },
  individualTemperature: {
    type: 'image',
    image: 'zones-individual',
    title: 'Individual temperature control',
    description:
      'Each room or zone has its own sensor and temperature. A zone is a group of rooms that are set together.',
  },
  roomZoning: {
    type: 'image',
    image: 'zones-rooms',
    title: 'Individual room zoning',
    description: 'You switch each room on or off. All the rooms that are on share one temperature.',
  },
  dayNight: {
    type: 'image',
    image: 'zones-day-night',
    title: 'Day and night zoning',
    description:
      'Living areas run by day and bedrooms by night. They never run together, so the system can be smaller.',
  },
  outdoorLarge: {
    type: 'image',
    image: 'outdoor-large',
    title: 'Large outdoor space',
    description: 'A yard or a wide side path, with airflow around the unit.',
  },
  outdoorSmall: {
    type: 'image',
    image: 'outdoor-small',
    title: 'Small outdoor space',
    description:
      "A balcony, courtyard or narrow path. Outdoor units up to 900\u00a0mm high that take up to 0.30\u00a0m² of floor usually fit here, and so do larger ones that we recommend for small spaces. If we don't know a unit's size, we say so.",
    imageLabel: ['Rail or fence close by', 'Compact outdoor unit'],
  },
} as const satisfies Readonly<Record<string, Tooltip>>;
