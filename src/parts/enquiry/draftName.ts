/** The name of the draft in the tab's storage. */
export const DRAFT = 'enquiry';
