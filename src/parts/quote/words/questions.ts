/** *Ask before you sign*: what a quote leaves open. */
export const QUOTE_QUESTIONS = {
  'quote.asks.options': 'Which of your totals is for which system, and what is in each?',
  'quote.asks.total': 'What is the total of everything, with GST?',
  'quote.asks.totalUnsure': 'Is {total} the whole price, or does something come on top?',
  'quote.asks.range': 'What decides the price between {from} and {to}, and when will I know?',
  'quote.asks.gst': 'Is GST in the total?',
  'quote.asks.gstOut': 'Is {total} what I pay in all, with GST?',
  'quote.asks.discount': 'Is the discount of {amount} already taken off the total?',
  'quote.asks.rebate': 'Is the rebate already taken off the total, and what do I pay if it isn’t granted?',
  'quote.asks.rebateLater': 'Who claims the rebate, how much is it, and when do I get it?',
  'quote.asks.kw': 'How many kW of cooling does the system have?',
  'quote.asks.model': 'Which maker and model are the indoor and the outdoor unit?',
  'quote.asks.units': 'Is the total for all {count} systems together, or for each?',
  'quote.asks.workOpen': {
    one: 'Is this in the price: {work}?',
    other: 'Which of these are in the price: {work}?',
  },
  'quote.asks.workOut': 'Who provides what the price leaves out, and what will it cost: {work}?',
  'quote.asks.workUnsure': 'Is all of this in the price, or does some of it cost extra: {work}?',
  'quote.asks.pipe': 'How many metres of pipe are in the price, and what does each further metre cost?',
  'quote.asks.valid': 'How long does the price hold?',
  'quote.asks.reading': 'Can you confirm the figures in your quote, in English?',
} as const;
