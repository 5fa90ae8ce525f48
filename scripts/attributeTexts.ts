import { readdirSync, readFileSync } from 'node:fs';
import { ATTRIBUTE_LIST } from '../src/attributes.ts';

type Attribute = (typeof ATTRIBUTE_LIST)[number];

const LEVELS = ['1', '2', '3', '4', '5', '6'];

/** The type of an attribute's value in JSX, where a property of the same name takes more than text. */
export function attributeType(one: Attribute): string {
  return one.hasProperty && camelName(one.name) !== one.name ? 'string' : valueType(one);
}

/** The type of an attribute's value or, if it has a property, of that. */
export function valueType({ type }: Attribute): string {
  if (type === 'level') return [...LEVELS, ...LEVELS.map(quoted)].join(' | ');
  if (type === 'messages') return 'Messages | string';
  if (type === 'preset') return 'Preset | string';
  if (type === 'fields') return 'EnquiryFields | string';
  if (type === 'questions') return 'QuestionChanges | string';
  if (type === 'flag') return "boolean | ''";
  return typeof type === 'string' ? 'string' : type.map(quoted).join(' | ');
}

/** "enquiry-fields" as a property: "enquiryFields". */
export const camelName = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const quoted = (value: string): string => `'${value}'`;

/** The rows of the attribute table in docs/embedding.md. */
export function attributeRows(): readonly string[] {
  const places = headingPlaces();
  return ATTRIBUTE_LIST.map(({ name, meaning, section, preset }) => {
    if (section && !places.has(section)) throw new Error(`No page of docs/ has the heading “${section}”.`);
    return `| \`${name}\` | ${meaning}${section ? `, see [${section}](${places.get(section)})` : ''} | ${preset} |`;
  });
}

/** The pages and sections of docs/ by their headings. */
function headingPlaces(): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const page of readdirSync('docs').filter((file) => file.endsWith('.md'))) {
    for (const [, level, heading = ''] of readFileSync(`docs/${page}`, 'utf8').matchAll(/^(##?) (.+)$/gm)) {
      const anchor = heading.toLowerCase().replaceAll(' ', '-');
      if (!places.has(heading))
        places.set(heading, level === '#' ? page : `${page}#${anchor.replaceAll(/[^\w-]/g, '')}`);
    }
  }
  return places;
}

/** The sentences in docs/embedding.md about changes while the selector runs. */
export function changesText(): string {
  const ofProvider = ATTRIBUTE_LIST.filter(({ change }) => change === 'provider');
  const read = ATTRIBUTE_LIST.filter(({ change, part }) => !change && !part);
  return `If ${list(ofProvider, 'or')} changes to another provider, the selector starts again, and the visit goes on in its place. It reads ${list(read, 'and')} when it starts. The other attributes change in place.`;
}

function list(attributes: readonly Attribute[], word: string): string {
  const names = attributes.map(({ name }) => `\`${name}\``);
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
