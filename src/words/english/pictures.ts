/** Descriptions of the pictures in explanations, by file name. */
export const PICTURES = {
  'picture.ducted-return': 'Ducted system: air returns through a grille in the hallway ceiling',
  'picture.ducted-rooms': 'Ducted system: every room under a vent is cooled or heated',
  'picture.ducted-unit': 'Ducted system: indoor unit, ceiling vents, outdoor unit',
  'picture.multi-split': 'Multi-split: an indoor unit in each room, one outdoor unit',
  'picture.multiple-rooms': 'Two rooms cooled or heated',
  'picture.outdoor-large': 'Outdoor unit with plenty of space',
  'picture.outdoor-small': 'Compact outdoor unit on a balcony',
  'picture.roof-flat': 'Flat roof with a shallow gap above the ceiling',
  'picture.roof-pitched': 'Pitched roof with a roof space',
  'picture.single-room': 'One room cooled or heated',
  'picture.split': 'Split system: one indoor unit, pipes, one outdoor unit',
  'picture.whole-home': 'Every room cooled or heated',
  'picture.zones-day-night': 'Living side by day, bedroom side by night',
  'picture.zones-individual': 'Each room at its own temperature',
  'picture.zones-rooms': 'Rooms switched on or off, one temperature',
} as const;
