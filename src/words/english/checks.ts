/**
 * Points to check for one system in one home. They stand under "To check in your home" and, in the visitor's own
 * brief, under "Please check", so they address nobody.
 */
export const CHECK = {
  'check.strata.apartment':
    'Approval from the owners corporation before anything is bought. Some buildings refuse outdoor units.',
  'check.strata.townhouse': 'Approval from the owners corporation, if walls, roof or outdoor space are shared.',
  'check.size': 'If {size} is the right size. Rooms, windows, insulation and climate decide.',
  'check.size.shared': 'If {size} is the right size. All the indoor units share it.',
  'check.size.unknown': "If its capacity is enough for the rooms; the figure isn't given.",
  'check.power.1': 'If the switchboard has room for it. It runs on single-phase power.',
  'check.power.3': 'If the home has three-phase power, which this system needs.',
  'check.power.unknown': "If it needs three-phase power, which isn't given, and if the switchboard has room for it.",
  'check.unit': 'the indoor unit ({height} high)',
  'check.unit.unknown': 'the indoor unit (height not given)',
  'check.ducts.pitched': 'If the roof space has room for {unit}, its ducts and return air.',
  'check.ducts.flat':
    'If the space above the ceiling has room for {unit} and its ducts. A flat roof usually leaves {limit}.',
  'check.ducts.townhouse': 'Where {unit} goes, and how its ducts reach each level.',
  'check.ducts.apartment':
    'If the ceiling has room for {unit} and its ducts. The space above it may be common property.',
  'check.ducts.unknown': 'If there is room for {unit}, its ducts and return air.',
  'check.ducts.bulkhead': 'Where a bulkhead can hold {unit} and its ducts.',
  'check.cassette': 'If the space above the ceiling has room for {unit}, its pipes and its drain.',
  'check.pipes': 'Where the indoor unit goes ({place}), and how its pipes and drain run outside.',
  'check.pipes.each': 'Where the indoor unit of each room goes ({place}), and how their pipes and drains run outside.',
  'check.place.wall_mounted': 'on a wall',
  'check.place.floor_console': 'on the floor, against a wall',
  'check.place.under_ceiling': 'under the ceiling',
  'check.place.unknown': 'wall, floor or ceiling: not given',
  'check.heads': "If it runs {needed} indoor units or more; the number isn't given.",
  'check.outdoorUnit': 'the outdoor unit ({size})',
  'check.outdoorUnit.unknown': 'the outdoor unit (size not given)',
  'check.outdoor': 'Where {unit} gets clear air, away from bedrooms and neighbours.',
  'check.outdoor.small': 'If a narrow side path or courtyard leaves clear air around {unit} and room to walk past.',
  'check.outdoor.balcony': 'If the balcony leaves clear air around {unit}.',
  'check.sound': 'How its sound reaches the neighbours: {sound} outdoors.',
  'check.sound.unknown': 'How loud it is outdoors, for the neighbours; no figure is given.',
  'check.zones': "If it's enough to {offered}.",
  'check.zones.unknown': "How its rooms are controlled; that isn't given.",
  'check.controls': "If it has {controls}; its controls aren't given.",
  'check.extras': 'The price of adding {controls}.',
  'check.price': 'The full price, with installation.',
  'check.price.supply_only': 'The price of installation. The listed price is supply only.',
  'check.price.supply_and_standard_install': 'What standard installation includes here, and what would cost extra.',
  'check.delivery': 'How long it takes to arrive: {availability}.',
  'check.notAsked': "What the guide didn't ask: {questions}",
} as const;
