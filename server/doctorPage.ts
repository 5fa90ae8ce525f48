import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page that checks an embed, with its script and the project's version. */
export function doctorPage(project: string): string {
  const read = (file: string): string => readFileSync(join(project, file), 'utf8');
  const fills: Readonly<Record<string, string>> = {
    version: JSON.parse(read('package.json')).version,
    script: `\n${read('server/doctor.mjs')}`,
  };
  return read('server/doctor.html').replace(/\/\* (version|script) \*\//g, (_, place: string) => fills[place]!);
}
