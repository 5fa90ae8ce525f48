/** A quote in the visitor's hand, as the door and an enquiry name it. */
export const QUOTE = {
  'quote.door': "I've got a quote",
  'quote.title': 'Your quote',
  'quote.kw': 'Cooling capacity, kW',
  'quote.total': 'Total, with GST',
  'quote.model': 'Maker and model',
  'quote.unit': 'The unit',
  'quote.installation': 'Installation',
  'quote.electrical': 'Electrical work',
  'quote.removal': 'Removal of the old system',
  'quote.certificates': 'Certificates',
  'quote.said.yes': 'Yes',
  'quote.said.no': 'No',
  'quote.said.unsaid': 'Not said',
  'quote.mine': "The quote I've got",
} as const;
