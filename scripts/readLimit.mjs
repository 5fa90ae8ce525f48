/** What one of a unit is, for comparing "10 seconds" with a constant of milliseconds. */
const UNITS = /** @type {Readonly<Record<string, number>>} */ ({
  B: 1,
  byte: 1,
  kB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KiB: 2 ** 10,
  MiB: 2 ** 20,
  GiB: 2 ** 30,
  ms: 1,
  millisecond: 1,
  s: 1e3,
  second: 1e3,
  minute: 60e3,
  hour: 3600e3,
  percent: 0.01,
  '%': 0.01,
});
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * The limit that a file sets under a name: in JSON the `limit` of the entry with that `name`, or the number at a dotted
 * path; in code a constant, `NAME = 16 * 2 ** 20`, or a key, `name: 0.4`.
 * @param {string} path of the file, which says how to read it
 * @param {string} text
 * @param {string} name
 * @returns {string | number | undefined}
 */
export function readLimit(path, text, name) {
  if (path.endsWith('.json')) {
    const json = JSON.parse(text);
    if (Array.isArray(json)) return json.find((entry) => entry.name === name)?.limit;
    return name.split('.').reduce((inside, key) => inside?.[key], json);
  }
  const literal = String.raw`[\d_.]+(?:e\d+)?`;
  const product = new RegExp(
    String.raw`(?<![\w$])${name.replaceAll(/[^\w]/g, String.raw`\$&`)}(?:: [\w ]+)?\s*(?:=>?|:)\s*(${literal}(?:\s*\*\*?\s*${literal})*)`,
  ).exec(text)?.[1];
  if (product === undefined) return undefined;
  return product
    .replaceAll('_', '')
    .split(/(?<!\*)\*(?!\*)/)
    .map((factor) => factor.split('**').map(Number))
    .reduce((value, [base = Number.NaN, power = 1]) => value * base ** power, 1);
}

/**
 * Whether a sentence says what the file does: "10 seconds" and 10000 or 10, "16 MiB" and 16777216, "95 kB" and "95 kB".
 * @param {string} says
 * @param {string | number} limit
 */
export function sameLimit(says, limit) {
  const words = says
    .trim()
    .split(/[\s-]+/)
    .join(' ');
  if (words === String(limit)) return true;
  const [, number = '', unit = ''] = /^(\w+?|[\d.,]+)\s?([a-zA-Zµ%]*)$/.exec(words) ?? [];
  const value = WORDS.includes(number.toLowerCase())
    ? WORDS.indexOf(number.toLowerCase())
    : Number(number.replaceAll(',', ''));
  const factor = UNITS[unit] ?? UNITS[unit.replace(/s$/, '')] ?? 1;
  if (typeof limit === 'string') return false;
  return number !== '' && (value === limit || Math.abs(value * factor - limit) < 1e-9 * Math.abs(limit));
}
