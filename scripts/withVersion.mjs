/** The version in the plugin's sources; the real one comes from package.json. */
const PLACE = '0.0.0';

/** A file of the plugin with the project's version. @param {string} text @param {string} version */
export function withVersion(text, version) {
  if (!text.includes(PLACE)) throw new Error(`A file of the plugin says its version without ${PLACE}.`);
  return text.replaceAll(PLACE, version);
}
