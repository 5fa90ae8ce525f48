import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import page from './doctor.html?raw';
import script from './doctor.mjs?raw';

/** The page that checks an embed, with its script and the project's version. */
export function doctorPage(project: string): string {
  const { version = '' } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const fills: Readonly<Record<string, string>> = { version, script: `\n${script}` };
  return page.replace(/\/\* (version|script) \*\//g, (_, place: string) => fills[place] ?? '');
}
