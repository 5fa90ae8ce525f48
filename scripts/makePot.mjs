/**
 * Collects the sentences of the WordPress plugin into a template for translators. Run alone, it prints the template:
 *
 *   node scripts/makePot.mjs
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDERS = ['wordpress/plugin', 'wordpress/admin', 'wordpress/block', 'workshop', 'sheets'];
/** The places of the sources in the plugin, because WordPress finds a script's translations by its name there. */
const PACKED = /** @type {const} */ ([
  ['wordpress/plugin/', ''],
  ['wordpress/admin/', 'admin/admin.js'],
  ['wordpress/block/', 'block/editor.js'],
  ['workshop/', 'admin/admin.js'],
  ['sheets/', 'admin/admin.js'],
]);
const QUOTED = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
/** A translating call: its name, its text, and the plural if there is one. */
const CALL = new RegExp(
  String.raw`(?<![\w$>])(_n|__|_e|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\(\s*${QUOTED}\s*(?:,\s*${QUOTED})?`,
  'g',
);
/** A quoted text that isn't a key. */
const TEXT = new RegExp(String.raw`(?<=[[=,:]\s*)${QUOTED}(?!\s*:)`, 'g');
/**
 * Sentences that the plugin's page shares with the command line or the selector, with patterns to find them in a file. The page
 * translates them.
 */
const SHARED = {
  'src/catalogue/problemTexts.ts': TEXT,
  'sheets/open/fileTexts.ts': TEXT,
  'sheets/map/questionTexts.ts': TEXT,
  'sheets/write/templateTexts.ts': TEXT,
  'sheets/register/registerTexts.ts': TEXT,
  'src/pricing/installationTexts.ts': TEXT,
  'sheets/installation/installationColumns.ts': new RegExp(String.raw`(?<=^  \w+: )${QUOTED}(?=,$)`, 'gm'),
  'sheets/write/columnHelp.ts': new RegExp(String.raw`(?:\b(?:meaning|brings):|const [A-Z_]+ =)\s*${QUOTED}`, 'g'),
  'src/questionnaire/questionSet.ts': new RegExp(String.raw`\b(?:title|label): ${QUOTED}`, 'g'),
  'src/words/english/matches.ts': new RegExp(
    String.raw`(?<='suggest\.(?:none|choose|open|leave_out|line)': (?:\{.*)?)${QUOTED}`,
    'g',
  ),
};
/** WordPress also translates the plugin's header. */
const HEADER = /^ \* (Plugin Name|Description): +(.+)$/gm;

/** The template in GNU gettext's format. */
export function makePot() {
  return [HEAD, ...[...collectTexts()].map(entry)].join('\n');
}

/** Each text once, with its plural and all its places in the plugin. */
export function collectTexts() {
  /** @type {Map<string, { plural: string | null, places: string[] }>} */
  const texts = new Map();
  /** @param {string} text @param {string | null} plural @param {string} place */
  const add = (text, plural, place) => {
    const known = texts.get(text) ?? { plural, places: [] };
    texts.set(text, { plural: known.plural ?? plural, places: [...new Set([...known.places, place])] });
  };
  for (const file of sources()) {
    const source = readFileSync(file, 'utf8');
    const placeAt = (/** @type {number} */ index) => packedPlace(file, source.slice(0, index).split('\n').length);
    if (file.endsWith('product-selector.php')) {
      for (const match of source.matchAll(HEADER)) add(match[2] ?? '', null, placeAt(match.index));
    }
    for (const match of source.matchAll(CALL)) {
      const [, name, text = '', second] = match;
      add(unquote(text), name === '_n' && second ? unquote(second) : null, placeAt(match.index));
    }
  }
  for (const [file, pattern] of Object.entries(SHARED)) {
    for (const match of readFileSync(file, 'utf8').matchAll(pattern))
      add(unquote(match[1] ?? ''), null, 'admin/admin.js');
  }
  return texts;
}

const HEAD = `msgid ""
msgstr ""
"Project-Id-Version: Product Selector\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: product-selector\\n"
`;

/** @param {[string, { plural: string | null, places: string[] }]} text */
function entry([text, { plural, places }]) {
  const lines = [...places.map((place) => `#: ${place}`)];
  if (/%(\d\$)?[sd]/.test(text)) lines.push('#, php-format');
  lines.push(`msgid ${quote(text)}`);
  if (plural === null) lines.push('msgstr ""');
  else lines.push(`msgid_plural ${quote(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""');
  return `${lines.join('\n')}\n`;
}

function sources() {
  return FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
    .filter((file) => /\.(php|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
}

/** @param {string} file @param {number} line */
function packedPlace(file, line) {
  const [folder, packed] = PACKED.find(([start]) => file.startsWith(start)) ?? [file, ''];
  return packed === '' ? `${file.slice(folder.length)}:${line}` : packed;
}

/** @param {string} text with quotes and escapes */
function unquote(text) {
  return text.slice(1, -1).replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign));
}

/** @param {string} text */
function quote(text) {
  return `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(makePot());
