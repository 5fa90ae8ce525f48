/** *How loud is it next door?*: an estimate at a neighbour's window, as a span. None of these texts says that a sound is allowed. */
export const SOUND = {
  'sound.metres': 'From the outdoor unit to their window',
  'sound.other': 'Another distance',
  'sound.typed': 'Distance in metres',
  'sound.typedError': 'Enter a distance from {least} to {most}, such as 4.5.',
  'sound.stand': 'Where the outdoor unit stands',
  'sound.stand.open': 'On open ground',
  'sound.stand.wall': 'By a wall',
  'sound.stand.corner': 'In a corner or a narrow side path',
  'sound.unknown': "Don't know",
  'sound.span': '{from} to {to}',
  'sound.at': 'At their window, at full power, you can expect about {span}.',
  'sound.each': 'At their window, at full power, you can expect about:',
  'sound.less': '{title} is {figure} quieter at their window than {other}.',
  'sound.line':
    "The line is at {figure}: FairAir, the industry's noise guide, advises no more than that at a neighbour's window.",
  'sound.night': 'Some states ask for less at night.',
  'sound.lower':
    'At full power, few units in a side path stay below it. More distance, a solid fence, a spot away from corners and a night mode help. Echoing walls, a hum or several units make it louder.',
  'sound.rule': "Your state's rules: {name}",
  'sound.rules': "States and councils have their own rules. Enter your postcode, and we'll show where to read yours.",
  'sound.notGiven': "sound power isn't given",
  'sound.honest': "This is an estimate. Your installer will check the spot and your council's rules.",
} as const;
