import { existsSync, readdirSync } from 'node:fs';

/** Written by programs and compared with them by tests of their own. */
const GENERATED = ['docs/screen-reader.md', 'docs/faults.md'];

/**
 * The documents that have to be true today. Decision records are not among them: they tell what was so on their day, as
 * the changelog does.
 * @returns {readonly string[]}
 */
export function documents() {
  const pages = readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`);
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...pages].filter(
    (file) => existsSync(file) && !GENERATED.includes(file),
  );
}
