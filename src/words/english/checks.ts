/**
 * Points to check for one system in one home. They stand under "To check in your home" and, in the visitor's own
 * brief, under "Points to check", so all but approvals address nobody. A figure may be "not given".
 */
export const CHECK = {
  'check.strata.apartment': "Approval from your {body} before you buy. Some buildings don't allow outdoor units.",
  'check.strata.townhouse': 'Approval from your {body}, if you share walls, roof or outdoor space.',
  'check.body.body': 'body corporate',
  'check.body.owners': 'owners corporation',
  'check.body.company': 'strata company',
  'check.body.corporation': 'strata or community corporation',
  'check.body.unknown': 'body corporate or owners corporation',
  'check.landlord': 'Approval from your landlord, if you rent.',
  'check.brief.apartment': 'Approval from the {body} before anything is bought. Some buildings refuse outdoor units.',
  'check.brief.townhouse': 'Approval from the {body}, if walls, roof or outdoor space are shared.',
  'check.brief.landlord': 'Approval from the landlord, if the home is rented.',
  'check.size': 'Whether its cooling capacity ({size}) suits the rooms, windows, insulation and climate.',
  'check.size.shared': 'Whether its cooling capacity ({size}), which all indoor units share, suits the rooms.',
  'check.power.1': 'Whether the switchboard has room for it. It runs on ordinary single-phase power.',
  'check.power.3': 'Whether the home has three-phase power, which this system needs.',
  'check.power.unknown':
    "Whether it needs three-phase power, which isn't given, and whether the switchboard has room for it.",
  'check.ducts.pitched':
    'Whether the roof space has room for the indoor unit (height {height}), its ducts and return air.',
  'check.ducts.flat':
    'Whether the ceiling has room for the indoor unit (height {height}) and its ducts. A flat roof usually leaves {limit}.',
  'check.ducts.townhouse': 'Where the indoor unit (height {height}) goes, and how its ducts reach each level.',
  'check.ducts.apartment':
    'Whether the ceiling, which may be common property, has room for the indoor unit (height {height}) and its ducts.',
  'check.ducts.unknown': 'Whether there is room for the indoor unit (height {height}), its ducts and return air.',
  'check.ducts.bulkhead': 'Where a bulkhead can hold the indoor unit (height {height}) and its ducts.',
  'check.cassette': 'Whether the ceiling has room for the indoor unit (height {height}), its pipes and its drain.',
  'check.pipes': 'Where the indoor unit goes ({place}), and how its pipes and drain run outside.',
  'check.pipes.each': 'Where each indoor unit goes ({place}), and how its pipes and drain run outside.',
  'check.heads': "Whether it runs {needed} indoor units or more; the number isn't given.",
  'check.outdoor': 'Where the outdoor unit (size {size}) gets clear air, away from bedrooms and neighbours.',
  'check.outdoor.small':
    'Whether a narrow side path or courtyard leaves clear air around the outdoor unit (size {size}) and room to walk past.',
  'check.outdoor.balcony': 'Whether the balcony leaves clear air around the outdoor unit (size {size}).',
  'check.sound': 'How loud the outdoor unit ({sound}) will be for the nearest neighbour.',
  'check.zones': "Whether it's enough to {offered}.",
  'check.zones.unknown': "How its rooms are controlled; that isn't given.",
  'check.controls': "Whether it has {controls}; its controls aren't given.",
  'check.extras': 'The price of adding {controls}.',
  'check.price': 'The full price, with installation.',
  'check.price.supply_only': "The price of installation, which the listed price doesn't include.",
  'check.price.supply_and_standard_install': 'What standard installation includes here, and what would cost extra.',
  'check.delivery': 'How long it takes to arrive: {availability}.',
  'check.notAsked': "What the guide didn't ask: {questions}",
} as const;
