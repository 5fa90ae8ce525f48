import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

/** The rooms for a provider's file, in the order of processing. */
const ROOMS = 'recognise speech open write read map register compare cover installation report publish';
const SHEETS = ROOMS.split(' ').map((room) => `sheets/${room}`);

/** Extra features, a folder each. Their rules are pure, and programs that share them may import them. */
const PARTS = readdirSync('src/parts').map((part) => `src/parts/${part}`);
const RULES = PARTS.map((part) => `${part}/rules`);
const PART_WORDS = PARTS.map((part) => `${part}/words`);

/** Folders by their names below another, `app/part.ts` for a file. */
const of = (folder: string, names: string): readonly string[] => names.split(' ').map((name) => `${folder}/${name}`);
const PURE_CORE = of('src', 'facts questionnaire catalogue climate sizing pricing matching drawing');

/** The folders that each folder may import from, in one direction, including type imports and styles. A folder may always import from itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/questionnaire': ['src/catalogue'],
  'src/catalogue': [],
  // Facts that others published. Every folder may import facts; facts import nothing.
  'src/facts': [],
  'src/climate': ['src/facts'],
  // A provider's price list, and what a job costs by it.
  'src/pricing': of('src', 'questionnaire catalogue'),
  // The table of sizes, and the one judgement of a size.
  'src/sizing': of('src', 'questionnaire catalogue climate facts'),
  'src/matching': of('src', 'questionnaire catalogue climate facts sizing pricing'),
  'src/drawing': of('src', 'questionnaire catalogue'),
  'src/api': of('src', 'catalogue questionnaire matching'),
  'src/visit': of('src', 'questionnaire catalogue matching climate sizing'),
  'src/ui': [],
  'src/words': PURE_CORE,
  'src/screens': [...PURE_CORE, ...of('src', 'ui words visit')],
  // A part never imports another part, and nothing below imports a part.
  ...Object.fromEntries(
    PARTS.flatMap((part): [string, readonly string[]][] => [
      [`${part}/rules`, [...PURE_CORE, 'src/words']],
      [`${part}/words`, [...PURE_CORE, 'src/words', `${part}/rules`]],
      [part, [...PURE_CORE, ...of('src', 'ui words visit api screens app/part.ts'), ...of(part, 'rules words')]],
    ]),
  ),
  // The interface between the core and a part.
  'src/app/part.ts': [...PURE_CORE, ...of('src', 'attributes.ts screens words visit api')],
  // The only list of parts.
  'src/app/parts.ts': ['src/app/part.ts', ...PARTS, ...PART_WORDS],
  'src/app': [...PURE_CORE, ...of('src', 'screens ui words visit api app/part.ts app/parts.ts attributes.ts')],
  'src/attributes.ts': [],
  // For tools.
  'src/allMessages.ts': of('src', 'app/parts.ts words'),
  'src/element.ts': of('src', 'app attributes.ts words'),
  'src/entry.ts': of('src', 'app element.ts'),
  // Providers' files: code that visitors load must not import these.
  'sheets/recognise': ['src/catalogue'],
  'sheets/open': ['src/catalogue', 'sheets/recognise'],
  'sheets/write': ['src/catalogue', 'sheets/open'],
  'sheets/read': ['src/catalogue', ...of('sheets', 'recognise open write')],
  'sheets/map': ['src/catalogue', ...of('sheets', 'recognise open read')],
  'sheets/register': ['src/catalogue', ...of('sheets', 'open read write')],
  // The language of a report, and its numbers.
  'sheets/speech': ['src/catalogue'],
  'sheets/compare': ['src/catalogue', ...of('sheets', 'write speech')],
  // The systems that a catalogue has for visitors' answers.
  'sheets/cover': of('src', 'catalogue climate questionnaire matching words'),
  'sheets/installation': [...of('src', 'catalogue pricing'), ...of('sheets', 'open write')],
  // What is said about a file, as data; terminals and pages only print it.
  'sheets/report': [
    ...of('src', 'catalogue matching words pricing'),
    ...of('sheets', 'speech open read map register compare cover'),
  ],
  // Judges a range against what is published.
  'sheets/publish': [
    ...of('src', 'words catalogue pricing'),
    ...of('sheets', 'open map read register compare speech report'),
  ],
  server: [...of('server', 'app publish enquiries agents'), ...SHEETS, ...of('src', 'catalogue words pricing')],
  // Answers assistants about a range.
  'server/agents': ['server/app', 'src/words', ...PURE_CORE, ...RULES],
  // Writes the published folder, for the provider, the command line and the workshop.
  'server/publish': ['server/app', ...SHEETS, ...of('src', 'catalogue pricing')],
  'server/enquiries': ['server/app', 'src/catalogue', ...RULES],
  'server/app': [...of('src', 'catalogue pricing'), ...RULES],
  // The entries of the npm package.
  package: [
    ...of('server', 'app agents'),
    ...of('sheets', 'open read'),
    ...of('src', 'element.ts questionnaire catalogue sizing pricing matching words'),
    ...RULES,
  ],
  deploy: ['server', 'server/app', 'server/agents', 'src/catalogue'],
  cli: [
    ...['workshop', 'server', ...of('server', 'publish enquiries agents'), ...SHEETS, ...RULES, ...PART_WORDS],
    ...of('src', 'words questionnaire catalogue climate sizing pricing matching allMessages.ts'),
  ],
  'wordpress/block': of('src', 'attributes.ts questionnaire'),
  'wordpress/loader.ts': [],
  // One page for a provider's file; its hosts are the plugin, the command line and the site.
  workshop: [...of('src', 'words questionnaire catalogue climate matching'), ...SHEETS, ...RULES],
  'wordpress/admin': [
    ...['workshop', ...SHEETS, ...RULES],
    ...of('src', 'words questionnaire catalogue climate pricing matching'),
  ],
  scripts: [
    ...[
      'server',
      'server/app',
      'server/enquiries',
      'wordpress/block',
      ...of('sheets', 'open recognise read write'),
      ...RULES,
    ],
    ...of('src', 'app catalogue facts matching pricing sizing climate drawing questionnaire words'),
    ...of('src', 'allMessages.ts attributes.ts'),
  ],
  build: ['scripts'],
  dev: ['every product folder', 'scripts'],
  site: ['every product folder', 'scripts', 'dev'],
  tests: ['every product folder', 'scripts', 'dev', 'site'],
  bench: ['every product folder', 'scripts', 'tests'],
};

/** The packages that each folder may import; a folder that isn't listed imports none. `node:` counts as one package. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  'sheets/open': ['papaparse', 'fflate'],
  'sheets/write': ['fflate'],
  'src/visit': ['react'],
  'src/ui': ['react'],
  'src/screens': ['react'],
  ...Object.fromEntries(PARTS.map((part) => [part, ['react']])),
  'src/parts/share': ['react', 'lean-qr'],
  'src/parts/quote': ['react', '@libpdf/core'],
  'src/app/part.ts': ['react'],
  'src/app': ['react', 'react-dom', '@tanstack/react-router', '@tanstack/router-core'],
  server: ['@hono/node-server', 'node:', 'vite'],
  'server/enquiries': ['node:', 'libsql', 'pg', 'nodemailer'],
  'server/publish': ['node:'],
  'server/app': ['hono'],
  'server/agents': ['@modelcontextprotocol/server'],
  deploy: ['node:', 'vite', '@modelcontextprotocol/server'],
  cli: ['node:', 'vite', 'hono', '@hono/node-server'],
  'wordpress/block': ['react'],
  workshop: ['react', 'react-dom', 'fflate'],
  'wordpress/admin': ['react', 'react-dom'],
};

const TOOLS = ['scripts', 'dev', 'site', 'tests', 'bench', 'build'];

const PURE = [...PURE_CORE, 'src/words', ...SHEETS, ...RULES, ...PART_WORDS];

/** Programs, and files that a script lists. Only their tests import them. */
const ENTRIES = [
  ...['server/main.ts', 'cli/main.ts', 'workshop/command/main.tsx', 'src/entry.ts', 'src/facts/facts.ts'],
  ...of('package', 'element.ts engine.ts server.ts serverComponent.ts noDom.ts'),
];
const MODULE = /^(node:)?[@a-z][\w./@-]*$/;

interface Import {
  readonly file: string;
  readonly folder: string;
  readonly target: string;
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^'?]+)[^']*'|@import\s+"([^"]+)"/g;

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', 'src/*.css'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

function folderOf(file: string): string {
  if (file.endsWith('vite.config.ts')) return 'build';
  const [first = '', second = ''] = file.split('/');
  if (first === 'bench') return first;
  // Tests beside their subject aren't part of the product.
  if (/\.(test\.tsx?|config\.ts)$/.test(file)) return 'tests';
  if (/^src\/app\/parts?\.ts$/.test(file)) return file;
  const inner = ['server/agents', 'server/app', 'server/enquiries', 'server/publish', ...SHEETS];
  for (const room of [...inner, ...RULES, ...PART_WORDS, ...PARTS]) if (file.startsWith(`${room}/`)) return room;
  return first === 'src' || first === 'wordpress' ? `${first}/${second}` : first;
}

const imports: readonly Import[] = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, script, style]) => ({
    file,
    folder: folderOf(file),
    target: script ?? style ?? '',
  })),
);
const ownImports = imports
  .filter(({ target }) => target.startsWith('.'))
  .map((found) => ({ ...found, other: relative('.', join(dirname(found.file), found.target)) }))
  // Skips import statements inside message texts, and files that only a build writes.
  .filter(({ other }) => sources.includes(other));

/** The product's files, without tests and tools. */
const files = sources.filter((file) => !TOOLS.includes(folderOf(file)));

function mayImport(folder: string, other: string): boolean {
  const allowed = MAY_IMPORT[folder] ?? [];
  return (
    folder === other || allowed.includes(other) || (allowed.includes('every product folder') && !TOOLS.includes(other))
  );
}

it('the folders are all listed in the table', () => {
  expect([...new Set(sources.map(folderOf))].filter((folder) => !(folder in MAY_IMPORT))).toEqual([]);
});

it('the folders import only from the folders that the table allows', () => {
  const wrong = ownImports.filter(({ folder, other }) => !mayImport(folder, folderOf(other)));
  expect(wrong.map(({ file, other }) => `${file} imports ${other}`)).toEqual([]);
});

it('the folders have no circular imports between them', () => {
  expect(circularImports(ownImports.map(({ folder, other }) => [folder, folderOf(other)]))).toEqual([]);
});

it('the folders have no circular imports inside them, type imports included', () => {
  expect(circularImports(ownImports.map(({ file, other }) => [file, other]))).toEqual([]);
});

it('the folders have no file that only tests import', () => {
  const used = new Set(ownImports.filter(({ folder }) => folder !== 'tests').map(({ other }) => other));
  const imported = new Set(ownImports.map(({ other }) => other));
  expect(files.filter((file) => imported.has(file) && !used.has(file) && !ENTRIES.includes(file))).toEqual([]);
});

it('the folders use only the packages that the table allows', () => {
  const wrong = imports
    .filter(({ folder, target }) => !TOOLS.includes(folder) && !target.startsWith('.') && MODULE.test(target))
    .filter(({ folder, target }) => !(MAY_USE[folder] ?? []).some((name) => target.startsWith(name)));
  expect(wrong).toEqual([]);
});

it('the folders that are pure use no clock, no randomness and no browser', () => {
  const wrong = files
    // Words and sentences have windows in them.
    .filter(
      (file) =>
        PURE.includes(folderOf(file)) &&
        !/(^sheets\/recognise\/vocabulary|\/words\/(english\/\w+|english))\.ts$/.test(file),
    )
    .filter((file) =>
      /\b((Date\.now|Math\.random|setTimeout|window|document|fetch)\b(?!:)|new Date\b(?!\([^)]))/.test(
        withoutComments(file),
      ),
    );
  expect(wrong).toEqual([]);
});

it('the months in which others’ facts were read stand in src/facts alone', () => {
  const wrong = files
    .filter((file) => /^(src|cli|server|wordpress)\//.test(file) && folderOf(file) !== 'src/facts')
    .filter((file) => /Date\.UTC\(20\d\d|['"`]20\d\d-\d\d['"`]/.test(withoutComments(file)));
  expect(wrong).toEqual([]);
});

it('the selector and the plugin’s scripts request nothing but through src/api', () => {
  const wrong = files
    .filter((file) => /^(src|sheets|workshop|wordpress)\//.test(file) && folderOf(file) !== 'src/api')
    // It replies to the selector's own calls in a preview.
    .filter((file) => file !== 'workshop/answerPreview.ts')
    // It asks the command, on this machine.
    .filter((file) => file !== 'workshop/command/requestFolder.ts')
    .filter((file) =>
      /\bfetch\b\s*[(.,;}\])]|XMLHttpRequest|sendBeacon|EventSource|WebSocket/.test(withoutComments(file)),
    );
  expect(wrong).toEqual([]);
});

/** Lists each cycle of a graph once, from its first node. */
function circularImports(edges: readonly (readonly [string, string])[]): readonly string[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): void => {
    const start = path.indexOf(node);
    if (start >= 0) found.push([...path.slice(start), node].join(' → '));
    if (start >= 0 || done.has(node)) return;
    for (const other of next.get(node) ?? []) visit(other, [...path, node]);
    done.add(node);
  };
  for (const node of next.keys()) visit(node, []);
  return found;
}

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

it('tests wait by expect.poll, whose limit only a hang reaches', () => {
  const others = sources.filter((file) => /\bvi\.wait(For|Until)\b/.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});
