/** Words that people search for, and the page or section that answers them, which may say the same in other words. */
const ALSO = {
  'docs/accessibility.md': 'WCAG a11y disability',
  'docs/assistants.md': 'MCP ChatGPT Claude AI assistant agent chatbot',
  'docs/backups.md': 'backup backups restore dump disaster',
  'docs/backups.md#to-another-machine-or-after-a-disk-died': 'move migrate migration machine disk died crashed',
  'docs/catalogue.md': 'Excel Google Sheets Numbers spreadsheet upload products price list prices publish',
  'docs/catalogue.md#if-your-list-has-dealer-prices': 'dealer trade wholesale cost GST tax',
  'docs/catalogue.md#what-the-commands-need': 'npx Node terminal Windows Mac PowerShell',
  'docs/catalogue.md#keep-it-up-to-date': 'wrong row typo mistake undo correct change price add product sold',
  'docs/catalogue.md#a-sale': 'sale special offer discount discounts EOFY clearance',
  'docs/catalogue.md#why-isnt-a-model-shown': 'missing hidden discontinued shown',
  'docs/catalogue-import.md': 'Shopify Merchant feed export import mapping',
  'docs/catalogue-messages.md': 'warning warnings error errors row',
  'docs/catalogue-order.md': 'order sort ranking recommended priority first dear dearer',
  'docs/catalogue-reference.md#files': 'CSV TSV xlsx',
  'docs/catalogue-reference.md#the-columns': 'picture photo image column columns stock',
  'docs/command-line.md': 'CLI JSON command terminal',
  'docs/colours.md': 'branding theme style CSS part logo colour color font',
  'docs/containers.md': 'Docker Podman Compose',
  'docs/containers.md#an-image': 'denied chown arm64 Containerfile',
  'docs/containers.md#kubernetes': 'Kubernetes k8s Helm replica replicas pod probe rollout',
  'docs/embedding.md':
    'embed snippet install code HTML attributes browser browsers Safari iPhone iPad Firefox Chrome Edge Explorer mobile',
  'docs/embedding.md#a-content-security-policy': 'CSP nonce inline unsafe-inline trusted types',
  'docs/enquiries.md': 'leads lead contact form request',
  'docs/enquiries.md#turn-it-on': 'secret secrets password variable environment rotate',
  'docs/enquiries.md#webhook-and-mail': 'mail email e-mail SMTP',
  'docs/enquiries.md#read-export-erase': 'read inbox export erase delete enquiry customer retention',
  'docs/enquiries.md#spam': 'IP',
  'docs/energy-register.md': 'GEMS stars rating kWh running energy',
  'docs/failures.md': 'broken error troubleshooting debug console blank',
  'docs/failures.md#on-the-console': 'CORS',
  'docs/form-service.md': 'Formspree Basin Web3Forms FormSubmit',
  'docs/frameworks.md': 'framework frameworks TypeScript types JSX Preact bundler SSR',
  'docs/frameworks.md#tests-of-your-app': 'Vitest Jest Playwright Cypress mock',
  'docs/frameworks/angular.md': 'Angular',
  'docs/frameworks/astro.md': 'Astro',
  'docs/frameworks/next.md': 'Next Next.js Nextjs',
  'docs/frameworks/nuxt.md': 'Nuxt',
  'docs/frameworks/react.md': 'React',
  'docs/frameworks/react.md#in-a-pop-up-with-links-in-typescript': 'TSX ref useEffect hydrate',
  'docs/frameworks/react-router.md': 'Remix Router',
  'docs/frameworks/solid.md': 'Solid SolidJS',
  'docs/frameworks/svelte.md': 'Svelte',
  'docs/frameworks/sveltekit.md': 'SvelteKit',
  'docs/frameworks/vue.md': 'Vue',
  'docs/get-it.md': 'download zip tgz registry E404 clone install',
  'docs/hosting.md': 'static website FTP SFTP upload web space symlink Vercel Netlify Cloudflare',
  'docs/installation-costs.md': 'installation installed fitting',
  'docs/links.md': 'share save deep link newsletter QR',
  'docs/loading.md#caching': 'cache caching CDN',
  'docs/loading.md#fastest': 'slow speed fast performance preload pagespeed',
  'docs/loading.md#loading-when-it-is-near': 'lazy lazyload',
  'docs/loading.md#the-range-in-words': 'SEO Google crawler',
  'docs/office.md': 'office weekly login access staff permission permissions',
  'docs/office.md#to-recommend-a-model': 'recommend recommends boss',
  'docs/office.md#your-website-says-it-costs-x': 'customer complaint binding honour proof',
  'docs/office.md#what-ends-and-who-tells-you': 'ends expire expires reminder calendar tariffs',
  'docs/office.md#a-qr-code-for-the-van': 'QR van flyer',
  'docs/popups.md#in-a-pop-up': 'popup modal lightbox overlay window',
  'docs/popups.md#from-a-tab-at-the-side': 'side tab drawer floating sticky button',
  'docs/popups.md#in-a-frame-iframe': 'iframe frame',
  'docs/prefill.md': 'prefill preselect default values URL parameters query string Q0 Q7',
  'docs/privacy.md': 'GDPR DSGVO APP cookies cookie consent banner personal data policy stored store',
  'docs/provider.md': 'requirements RAM firewall',
  'docs/provider.md#options': 'port options EADDRINUSE',
  'docs/running.md#health': 'monitoring monitor health healthcheck uptime',
  'docs/running.md#what-to-alert-on': 'alert alerts alerting metrics Prometheus',
  'docs/running.md#a-full-disk': 'full space',
  'docs/running.md#the-log': 'log logs logging',
  'docs/running.md#visitors-see-we-couldnt-load-our-systems': 'down outage 502 504',
  'docs/screens.md#a-quote-in-the-hand': 'quote quotes',
  'docs/screens.md#how-big-is-the-room': 'size sizes sizing',
  'docs/screens.md#the-button-on-the-result': 'CTA call phone',
  'docs/screens.md#other-questions': 'hide remove skip question questions order',
  'docs/screens.md#the-postcode': 'postcode ZIP suburb location service area',
  'docs/service.md#other-options-and-postgresql': 'PostgreSQL Postgres database role',
  'docs/service.md#a-proxy-for-the-whole-host': 'TLS SSL HTTPS certificate proxy reverse nginx Caddy Traefik',
  'docs/service.md#systemd': 'systemd systemctl restart autostart',
  'docs/statistics.md': 'statistics analytics tracking conversion events funnel pixel Facebook Hotjar Mixpanel',
  'docs/statistics.md#compare-with-your-crm': 'reconcile difference numbers',
  'docs/statistics.md#what-each-event-means': 'selector-resumed resumed selector-matched',
  'docs/statistics.md#consent-and-privacy': 'consent',
  'docs/statistics.md#where-an-enquiry-came-from': 'UTM gclid fbclid campaign attribution',
  'docs/statistics/google-analytics.md': 'tag manager GTM Google Analytics GA4 gtag DebugView Kit',
  'docs/statistics/matomo.md': 'Matomo Piwik',
  'docs/statistics/plausible.md': 'Plausible',
  'docs/statistics/posthog.md': 'PostHog',
  'docs/upgrading.md': 'update upgrade version',
  'docs/upgrading.md#the-embedded-provider': 'downtime rolling',
  'docs/upgrading.md#rollback': 'roll back downgrade',
  'docs/website-builders.md':
    'Squarespace Wix Shopify BigCommerce Magento Webflow Elementor Divi Joomla Drupal builder builders paste',
  'docs/website-builders.md#does-it-work': 'nothing shows working empty',
  'docs/words.md': 'text texts wording reword sentence label labels',
  'docs/words.md#translation-into-another-language':
    'translate translation multilingual German Arabic French language WPML Polylang RTL',
  'docs/wordpress.md': 'WordPress plugin Gutenberg shortcode',
  'docs/wordpress-catalogue.md#a-woocommerce-shop-on-this-site': 'WooCommerce shop',
  'docs/wordpress-catalogue.md#versions': 'rollback earlier',
  'docs/wordpress-enquiries.md': 'inbox reply answer arriving',
  'docs/wordpress.md#on-a-page': 'Rocket Autoptimize LiteSpeed optimiser minify',
  'docs/wordpress.md#remove-it': 'remove uninstall deactivate',
  'docs/wordpress.md#what-is-stored': 'table tables option options',
  'docs/your-system.md': 'CRM Zapier Make HubSpot Mailchimp Salesforce ServiceM8 Simpro Jobber Fergus webhook',
  'docs/your-page.md#a-chat-button-or-a-cookie-banner': 'chat widget covers Continue sticky header',
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

/** For each word above, the sections that come before others which only have the word. */
const FIRST = Object.entries(ALSO).flatMap(([place, words]) =>
  words.split(' ').map((word) => [word.toLowerCase(), place.replace('.md', '.html')]),
);

export const searchOptions = {
  // “Model” is like “modal” and “logo” like “log”, and “new” begins “newsletter”: no reason to take the other word's first places.
  weights: { fuzzy: 0.02, prefix: 0.05 },
  // How it is made, and what it was, come after what a reader does with it. The list is part of the function's text.
  boostDocument: new Function(
    'page',
    'term',
    `const isFirst = ${JSON.stringify(FIRST)}.some(([word, place]) => word === term && page.includes(place));
    return isFirst ? 20 : /decisions|CHANGELOG|CONTRIBUTING|testing|performance|screen-reader/.test(page) ? 0.2 : 1;`,
  ),
};
