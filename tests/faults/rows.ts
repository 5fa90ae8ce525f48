import { FAULTS, type Fault } from './fault.ts';
import { embedFiles } from './faultServer.ts';
import type { Row, Stage } from './row.ts';
import { untilKept } from './untilKept.ts';

const HOUR = 60 * 60 * 1000;

const CALLS: readonly (readonly [part: string, target: RegExp])[] = [
  ['`init`', /\/v2\/init$/],
  ['`products`', /\/v2\/products$/],
];

/** The only file without a digest in its name. */
const ENTRY = 'product-selector';

/** Files for pages and providers that use them. The journey never asks for them, so nothing about them could fail. */
const UNUSED =
  /^(ComparisonTable|Papers|SoundBox|Tick|debugLog|enquiryProgram|language-\w+|picture-[\w-]+|visitLink|translation)-/;

function nameOf(file: string): string {
  const plain = file.replace(/\.\w+$/, '');
  return plain === ENTRY ? plain : plain.replace(/-[\w-]{8}$/, '');
}

function callRows(): Row[] {
  const rows = CALLS.flatMap(([part, target]) =>
    FAULTS.map((fault): Row => ({ part, name: fault.name, target, fault, counted: true })),
  );
  const target = CALLS[1]?.[1] as RegExp;
  const part = '`products`, with a cached catalogue';
  const kept = FAULTS.map((fault): Row => ({ part, name: fault.name, target, fault, kept: true, counted: true }));
  return [...rows, ...kept];
}

function fileRows(): Row[] {
  const files = embedFiles().filter((file) => !UNUSED.test(file));
  return files.flatMap((file) => {
    const faults = FAULTS.filter(({ onlyJson }) => !onlyJson);
    return faults.map((fault): Row => {
      const name = nameOf(file);
      const target = new RegExp(`/embed/${file.replaceAll('.', '\\.')}$`);
      return { part: `\`${name}.${file.split('.').at(-1)}\``, name: fault.name, target, fault };
    });
  });
}

function pictureRows(): Row[] {
  const faults = FAULTS.filter(({ onlyJson }) => !onlyJson);
  const of = (part: string, target: RegExp, explains: boolean) =>
    faults.map((fault): Row => ({ part, name: fault.name, target, fault, explains }));
  return [
    ...of("Pictures of the provider's systems", /^\/pictures\//, false),
    ...of('Pictures of explanations', /\/embed\/picture-(?!home)/, true),
  ];
}

const offline = ({ context }: Stage) => context.setOffline(true);
const online = ({ context }: Stage) => context.setOffline(false);
async function sleep({ page }: Stage): Promise<void> {
  // A pending call would time out, which is another row.
  await untilKept(page);
  await page.clock.fastForward(HOUR);
}

/** Fills the browser's storage for the page, so nothing more can be saved. */
async function fillStorage({ page, context, server }: Stage): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(server.page).origin, quotaSize: 0 });
  await page.addInitScript(() => {
    let size = 4 * 1024 * 1024;
    while (size >= 1) {
      try {
        sessionStorage.setItem(`filled ${sessionStorage.length}`, ' '.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}

async function blockCookies({ page, context }: Stage): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}

function worldRows(): Row[] {
  const part = 'The browser and the device';
  const missing = FAULTS.find(({ name }) => name === 'status 503') as Fault;
  const result = embedFiles().find((file) => nameOf(file) === 'ResultRoute') ?? 'ResultRoute';
  const target = new RegExp(`/embed/${result}$`);
  return [
    ...(['landing', 'question', 'matches', 'result'] as const).flatMap((at): Row[] => [
      { part, name: `offline from: ${at}`, when: { [at]: offline }, mend: online },
      { part, name: `the tab sleeps for an hour at: ${at}`, when: { [at]: sleep } },
    ]),
    { part, name: 'storage is blocked', sandboxed: true },
    { part, name: 'storage is blocked, and a screen is missing', sandboxed: true, target, fault: missing },
    { part, name: 'storage is full', prepare: fillStorage },
    {
      part,
      name: 'storage is full, and a screen is missing',
      prepare: fillStorage,
      target,
      fault: missing,
    },
    { part, name: 'cookies are blocked', prepare: blockCookies },
    { part, name: 'the clock is 15 years behind', time: '2011-11-21T10:00:00Z' },
    { part, name: 'the clock is 35 years ahead', time: '2061-11-21T10:00:00Z' },
    {
      part,
      name: 'the clock goes back 15 years during the visit',
      when: { question: ({ page }) => page.clock.setSystemTime('2011-11-21T10:00:00Z') },
    },
  ];
}

/** Every row, in the order of the document. */
export const ROWS: readonly Row[] = [...callRows(), ...fileRows(), ...pictureRows(), ...worldRows()];
