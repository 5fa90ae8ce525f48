import { beforeEach, expect, it, vi } from 'vitest';
import {
  bar,
  button,
  choose,
  describedBy,
  itemsOf,
  place,
  press,
  render,
  SETTINGS,
  saved,
  text,
} from '../../tests/cataloguePage.tsx';
import { ErrorBoundary } from '../../workshop/ErrorBoundary.tsx';
import { CatalogueApp } from './CatalogueApp.tsx';
import type { Client, NewVersion, Version } from './client.ts';
import { type FailedReply, type Failure, failureOf } from './failure.ts';

// These tests have no browser, and the preview would load the whole selector.
vi.mock('../../workshop/Preview.tsx', () => ({ Preview: () => null }));
vi.mock('../../workshop/useComputed.ts', () => ({ useComputed: () => null }));

const HEADER = 'id,title,system_type,phase,suits_areas\n';
const GOOD = `${HEADER}A,Split A,split,1,\nB,Brand new split,split,3,\n`;
const BAD = `${HEADER}A,Split A,split,1,\nB,<b>Bold</b>,teapot,3,\nC,Split C,split,9,\n`;
const ERRORS = 'Errors: these rows can’t be used';
const MOVED_ON = { ok: false, failure: failureOf({ code: 'rest_catalogue_moved_on' }) } as const;

/** A site that keeps versions. It refuses a version that was compared with an older state. */
class Site implements Client {
  readonly kept: { readonly id: number; readonly name: string; readonly body: string }[] = [];
  readonly sent: NewVersion[] = [];
  /** If set, every call fails with it. */
  failure: Failure | null = null;

  keep(name: string, ...products: readonly object[]): void {
    this.kept.unshift({ id: this.current + 1, name, body: JSON.stringify({ products }) });
  }

  get current(): number {
    return this.kept[0]?.id ?? 0;
  }

  async versions() {
    const versions = this.kept.map(({ id, name }): Version => {
      return { id, name, systems: 1, author: 'Ada', published: '2026-11-20T08:00:00Z', size: 80 };
    });
    return this.#answer({ mapping: '', versions });
  }

  async body(id: number) {
    return this.#answer(JSON.parse(this.kept.find((version) => version.id === id)?.body ?? '{}'));
  }

  async publish(version: NewVersion) {
    if (!this.failure && version.follows !== this.current) return MOVED_ON;
    if (!this.failure) this.sent.push(version);
    return this.#answer({});
  }

  async restore(id: number, follows: number) {
    const old = this.kept.find((version) => version.id === id);
    if (!old || follows !== this.current) return MOVED_ON;
    this.kept.unshift({ ...old, id: this.current + 1 });
    return this.#answer({});
  }

  #answer<T>(value: T): FailedReply<T> {
    return this.failure ? { ok: false, failure: this.failure } : { ok: true, value };
  }
}

let site: Site;

beforeEach(() => {
  site = new Site();
  site.keep('old.csv', { id: 'A', title: 'Old title', system_type: 'split' });
});

const open = () => render(<CatalogueApp client={site} settings={SETTINGS} />);
const row = (words: RegExp): Element =>
  [...place.querySelectorAll('tr')].find(({ textContent }) => words.test(textContent)) ?? place;

it('a file on the catalogue page has its errors by row and column; the other rows are published only on request', async () => {
  await open();
  await choose('range.csv', BAD);
  expect(itemsOf(ERRORS)).toEqual([
    expect.stringMatching(/^Row 3, system_type \(id B\): “teapot” isn't a system type/),
  ]);
  expect(itemsOf('Warnings: worth a look').join()).toContain("“9” isn't 1 or 3.");
  expect(button(/^Publish$/).disabled).toBe(true);
  expect(describedBy(button(/^Publish$/))).toMatch(
    /^range\.csv isn’t ready: 1 row can’t be used\. Fix it, or publish without it\./,
  );
  await press(/^Download this report as text$/);
  expect(saved[0]?.name).toBe('range-report.txt');
  expect(await saved[0]?.content.text()).toContain("Row 3, `system_type` (id B): “teapot” isn't");
  await choose('range.csv', GOOD);
  expect(button(/^Publish$/).disabled).toBe(false);
  expect(() => button(/without/)).toThrow('No button');

  await choose('range.csv', BAD);
  await press(/^Publish without these rows \(1\)$/);
  expect(text()).toContain('Published. Visitors now get the new catalogue');
  expect(JSON.parse(site.sent[0]?.body ?? '').products).toEqual([
    { id: 'A', title: 'Split A', system_type: 'split', phase: 1 },
    { id: 'C', title: 'Split C', system_type: 'split' },
  ]);
});

it('a file on the catalogue page has its markup shown as text everywhere', async () => {
  site.keep('now.csv', { id: 'A', title: '<i>old</i>', system_type: 'split' });
  await open();
  await choose('<u>a</u>.csv', `${HEADER}A,<img src=x onerror="document.title='owned'">,split,1,\n`);
  expect(bar()).toContain('<u>a</u>.csv is ready');
  expect(text()).toContain('<i>old</i> → <img src=x');
  expect(place.querySelectorAll('img, i, u')).toHaveLength(0);
});

it('a site that does not answer as expected is named, and the file can still be checked', async () => {
  site.failure = failureOf({ code: 'rest_disabled', message: 'REST is off.' });
  await open();
  expect(place.querySelector('[role=alert]')?.textContent).toContain(
    'The site didn’t do it: REST is off (rest_disabled).',
  );
  await choose('range.csv', GOOD);
  expect(bar()).toContain('range.csv is ready: 2 systems.');
  expect(button(/^Publish$/).disabled).toBe(true);
  site.failure = null;
  await press(/^Reload$/);
  expect(button(/^Publish$/).disabled).toBe(false);
  expect(place.querySelector('[role=alert]')?.textContent).toBe('');
});

it('a site that does not answer as expected leaves a message instead of a blank page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(site, 'versions').mockResolvedValue({
    ok: true,
    value: { mapping: '', versions: [null as unknown as Version] },
  });
  await render(
    <ErrorBoundary>
      <CatalogueApp client={site} settings={SETTINGS} />
    </ErrorBoundary>,
  );
  expect(place.querySelector('[role=alert]')?.textContent).toContain('This page has stopped working.');
});

it('an earlier version can be downloaded, and restored after a review of its changes', async () => {
  site.keep('First, title.csv', { id: 'A', title: 'First, title', system_type: 'split' });
  site.keep('Second.csv', { id: 'A', title: 'Second', system_type: 'split' });
  await open();
  await press(/^Download$/, row(/^First, title\.csv/));
  expect(saved[0]?.name).toBe('First, title.csv');
  expect(await saved[0]?.content.text()).toContain('A,"First, title",');

  await press(/^Restore$/, row(/^First, title\.csv/));
  const dialog = place.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  expect(dialog?.querySelector('h2')?.textContent).toMatch(/^Restore First, title\.csv of/);
  expect(dialog?.textContent).toContain('Second → First, title');
  site.keep('hers.csv');
  await press(/^Restore$/, dialog ?? place);
  expect(dialog?.querySelector('[role=alert]')?.textContent).toContain('Someone else published');
  expect(dialog?.textContent).toContain('1 added (“First, title”).');
  await press(/^Restore$/, dialog ?? place);
  expect(text()).toContain('Restored. Visitors now get that catalogue');
  expect(place.querySelector('dialog')).toBeNull();
  expect(site.kept.map(({ name }) => name)).toEqual([
    'First, title.csv',
    'hers.csv',
    'Second.csv',
    'First, title.csv',
    'old.csv',
  ]);
});
