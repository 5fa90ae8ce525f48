/** The parts of the provider that bench/enquiries.mjs runs. */
export { createApp } from '../../server/app/createApp.ts';
export { pagePolicy } from '../../server/app/pagePolicy.ts';
export { prepareProducts } from '../../server/app/prepareProducts.ts';
export { createEnquiries } from '../../server/enquiries/createEnquiries.ts';
export { createStore } from '../../server/enquiries/createStore.ts';
export { createNonces } from '../../server/enquiries/nonce.ts';
export { openSqlite } from '../../server/enquiries/openSqlite.ts';
export { defaultForm } from '../../server/enquiries/readForm.ts';
export { listen } from '../../server/listen.ts';
