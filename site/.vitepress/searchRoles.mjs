const FILE = '/VPLocalSearchBox.vue';
/** VitePress's search gives itself the role of a button around its field and its results, and puts a link into each option. */
const CHANGES = /** @type {const} */ ([
  ['role="button"', 'role="dialog" aria-modal="true"'],
  [`:aria-owns="results?.length ? 'localsearch-list' : undefined"`, ''],
  ['aria-expanded="true"', ''],
  ['aria-haspopup="listbox"', ''],
  [`:id="'localsearch-item-' + index"`, ''],
  [`:aria-selected="selectedIndex === index ? 'true' : 'false'"`, ''],
  ['role="option"', 'role="none"'],
  // The key is shown as an icon.
  ['<kbd :aria-label', '<kbd role="img" :aria-label'],
  [
    `:aria-label="[...p.titles, p.title].join(' > ')"`,
    `role="option" :id="'localsearch-item-' + index" :aria-selected="selectedIndex === index ? 'true' : 'false'"`,
  ],
]);

/** A Vite plugin that makes the search a dialog, and each result's link an option. */
export const searchRoles = {
  name: 'search-roles',
  enforce: 'pre',
  transform(/** @type {string} */ code, /** @type {string} */ id) {
    if (!id.endsWith(FILE)) return null;
    return CHANGES.reduce((changed, [from, to]) => {
      if (!changed.includes(from)) throw new Error(`${FILE} of VitePress has no ${from} any more.`);
      return changed.replaceAll(from, to);
    }, code);
  },
};
