/** The chosen system, and the brief for an installer, which is in the visitor's own voice. */
export const RESULT = {
  'result.title': 'Your result',
  'result.gone': 'The system you chose is no longer in our range. Go back to see what fits.',
  'result.notChosen': "You haven't chosen a system yet. Go back to see what fits.",
  'result.check': 'To check in your home',
  'result.next': 'What to do next',
  'result.advice':
    'Ask an installer to visit and work out the size you need. Give them your answers and every point to check: they print on one page.',
  'result.details': 'See full details',
  'result.newTab': '{label} (new tab)',
  'result.print': 'Print or save as PDF',
  'result.copy': 'Copy as text',
  'result.copied': 'Copied. You can paste it into an email or a message.',
  'result.copyByHand': "Your browser won't let us copy. Select the text below and copy it.",
  'result.briefText': 'Text to copy',
  'result.figures': 'Figures',
  'result.shortlist': 'Others you compared',
  'result.choose': 'Choose this one',
  'result.chooseName': 'Choose {title}',
  'result.standing':
    "This is a guide based on your answers and on figures supplied to us. It isn't a quote or a sizing assessment. Before you buy, a licensed installer should check your home, the size you need and any approvals.",
  'brief.title': 'Air conditioning for my home',
  'brief.made': 'Made on {date} with the guide at {address}',
  'brief.lead':
    "I'm looking for air conditioning for my home, and I'm interested in the system below. Please check the points with a box.",
  'brief.answers': 'My answers',
  'brief.missed': '{answer} (this system misses that)',
  'brief.system': "The system I'm interested in",
  'brief.check': 'Points to check',
  'brief.postcode': 'Postcode',
  'brief.differ': 'Label figures; my use will differ.',
  'brief.notes': 'Notes from the visit',
  'brief.standing':
    "I made this with an online guide, from my answers and figures supplied to the provider. It isn't a quote or a sizing assessment.",
  'brief.fact': '{name}: {value}',
  'brief.answer': '{name} {value}',
} as const;
