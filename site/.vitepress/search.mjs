/** Words that people search for, where a page or a section says the same in other words. */
const ALSO = {
  'docs/catalogue.md': 'Excel spreadsheet price list upload update prices',
  'docs/colours.md': 'branding theme style CSS logo',
  'docs/containers.md': 'Docker Podman Compose',
  'docs/embedding.md': 'embed snippet install code HTML attributes',
  'docs/enquiries.md': 'leads contact form quote request',
  'docs/enquiries.md#read-export-erase': 'backup restore delete personal data',
  'docs/hosting.md': 'static website FTP upload web space',
  'docs/links.md': 'share save deep link QR',
  'docs/popups.md#in-a-pop-up': 'popup modal lightbox overlay window',
  'docs/popups.md#from-a-tab-at-the-side': 'side tab drawer floating sticky button',
  'docs/prefill.md': 'pre-fill preselect default values URL parameters',
  'docs/privacy.md': 'GDPR DSGVO cookies consent personal data policy',
  'docs/screens.md#the-postcode': 'postcode ZIP suburb location service area',
  'docs/statistics.md': 'tag manager GTM Google Analytics GA4 tracking conversion',
  'docs/words.md#translation-into-another-language': 'translate multilingual German WPML Polylang',
  'docs/wordpress.md#what-is-stored': 'uninstall deactivate delete',
  'docs/your-page.md#a-chat-button-or-a-cookie-banner': 'chat widget covers Continue',
};

/**
 * A page for the index of the search, with the words above. A decision record says in its title what it is.
 *
 * @param {string} source
 * @param {{ relativePath: string, frontmatter?: { search?: boolean } }} env
 * @param {{ renderAsync(source: string, env: object): Promise<string> }} markdown
 */
export async function searchText(source, env, markdown) {
  let html = await markdown.renderAsync(source, env);
  if (/^docs\/decisions\/(?!README)/.test(env.relativePath)) html = html.replace(/<h1[^>]*>/, '$&Decision record: ');
  for (const [place, words] of Object.entries(ALSO)) {
    const [page, heading] = place.split('#');
    if (page !== env.relativePath) continue;
    const start = heading ? html.indexOf(`id="${heading}"`) : html.indexOf('<h1');
    const end = html.indexOf('</h', start) + '</h1>'.length;
    if (start === -1) throw new Error(`The search has words for ${place}, which isn't there.`);
    html = `${html.slice(0, end)}<p>${words}</p>${html.slice(end)}`;
  }
  return html;
}

/** Small words say nothing of a page. VitePress hands both functions to the browser as text. */
export const indexOptions = {
  processTerm: (/** @type {string} */ term) =>
    /^(an?|and|are|as|at|be|by|can|do|for|from|how|i|in|is|it|my|of|on|or|our|that|the|to|what|with|your?)$/i.test(term)
      ? null
      : term.toLowerCase(),
};

export const searchOptions = {
  /** How it is made, and what it was, come after what a reader does with it. */
  boostDocument: (/** @type {string} */ page) =>
    /decisions|CHANGELOG|CONTRIBUTING|testing|performance|screen-reader/.test(page) ? 0.2 : 1,
};
