import { spawnSync } from 'node:child_process';
import fs, { mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import {
  isSamePublication,
  type PublishedReplies,
  PublishProblem,
  REPLIES,
  readPublication,
  writePublication,
} from './publishedFolder.ts';

const folder = folderForEach();
const at = (path: string) => join(folder.path, path);
const bytes = (text: string) => new TextEncoder().encode(text);
const publication = (name: string): PublishedReplies => ({
  init: bytes(`init ${name}`),
  products: bytes(`products ${name}`),
  range: bytes(`range ${name}`),
});
const [OLD, NEW] = [publication('old'), publication('new')];

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const put = (to: string, one: typeof OLD, follows: typeof OLD | null) =>
  writePublication(at(to), { publication: one, follows, embed: null });

/** Each path below a folder with its content, or the text of its link. */
function tree(path: string): readonly string[] {
  return readdirSync(at(path), { recursive: true, withFileTypes: true })
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = entry.isSymbolicLink() ? readlinkSync(file) : entry.isFile() ? readFileSync(file, 'latin1') : '';
      return `${file} ${content} ${entry.isDirectory() ? '' : fs.lstatSync(file).mtimeMs}`;
    })
    .toSorted();
}

it('a folder that a relative path names is readable for all, and those above it keep their rights', async () => {
  mkdirSync('.cache', { recursive: true });
  const { path, remove } = temporaryFolder('.cache');
  onTestFinished(remove);
  const to = relative('.', join(path, 'out'));
  await writePublication(to, { publication: OLD, follows: null, embed: null });
  expect([path, to].map((one) => statSync(one).mode & 0o777)).toEqual([0o700, 0o755]);
});

it('a new publication replaces both replies, keeps the one before for readers, and leaves other files alone', async () => {
  await put('out', OLD, null);
  writeFileSync(at('out/index.html'), 'mine');
  await put('out', NEW, OLD);
  expect(isSamePublication(readPublication(at('out')), NEW)).toBe(true);
  expect(readFileSync(at('out/index.html'), 'utf8')).toBe('mine');
  // CURRENT and two publications; the third would be the first to go.
  expect(readdirSync(at('out/.published'))).toHaveLength(3);
  await put('out', OLD, NEW);
  expect(readdirSync(at('out/.published'))).toHaveLength(3);
});

it('a copy of a published folder, without its links, is published to like the original', async () => {
  await put('out', OLD, null);
  spawnSync('cp', ['-rL', at('out'), at('copy')]);
  await put('copy', NEW, OLD);
  expect(isSamePublication(readPublication(at('copy')), NEW)).toBe(true);
  expect(fs.lstatSync(at(`copy/${REPLIES}/init`)).isSymbolicLink()).toBe(true);
  expect(isSamePublication(readPublication(at('out')), OLD)).toBe(true);
});

it('replies that somebody uploaded without compressed forms are replaced with them', async () => {
  mkdirSync(at(`out/${REPLIES}`), { recursive: true });
  writeFileSync(at(`out/${REPLIES}/init`), OLD.init);
  writeFileSync(at(`out/${REPLIES}/products`), OLD.products);
  await put('out', NEW, { ...OLD, range: null });
  expect(isSamePublication(readPublication(at('out')), NEW)).toBe(true);
  expect(readdirSync(at(`out/${REPLIES}`))).toHaveLength(6);
});

it('a publication without the range in words removes the one that is there', async () => {
  const without = { ...OLD, range: null };
  await put('out', OLD, null);
  expect(readFileSync(at('out/range.html'), 'utf8')).toBe('range old');
  await put('out', without, OLD);
  expect(readdirSync(at('out'))).not.toContain('range.html');
  expect(isSamePublication(readPublication(at('out')), without)).toBe(true);
});

it('a folder on the way to the replies may be a link to another place', async () => {
  mkdirSync(at('deep/elsewhere'), { recursive: true });
  mkdirSync(at('out'));
  symlinkSync('../deep/elsewhere', at('out/wp-json'));
  await put('out', OLD, null);
  expect(isSamePublication(readPublication(at('out')), OLD)).toBe(true);
  await put('out', NEW, OLD);
  expect(isSamePublication(readPublication(at('out')), NEW)).toBe(true);
});

it('a publication that another one has overtaken isn’t written', async () => {
  await put('out', OLD, null);
  await expect(put('out', NEW, null)).rejects.toThrow(/Somebody else is publishing/);
  expect(isSamePublication(readPublication(at('out')), OLD)).toBe(true);
});

it('two that publish at once leave one of the two, and an empty folder isn’t taken away from the first', async () => {
  const results = await Promise.allSettled([put('out', OLD, null), put('out', NEW, null)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(isSamePublication(readPublication(at('out')), OLD)).toBe(true);
});

it('what a run that was killed left over is gone with the next one, also if nothing has changed', async () => {
  await put('out', OLD, null);
  // The number of a program that has ended.
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(at('out/.published/lock'), `${pid} 0123456789abcdef`);
  mkdirSync(at('out/.published/half'));
  writeFileSync(at('out/.published/half/init'), 'half');
  writeFileSync(at(`out/${REPLIES}/init.part`), '');
  expect(await put('out', OLD, OLD)).toEqual([]);
  expect(readdirSync(at('out/.published'))).toHaveLength(2);
  expect(readdirSync(at(`out/${REPLIES}`))).toHaveLength(6);
});

it.each(['ENOSPC', 'EROFS', 'EACCES'])('a disk that fails with %s leaves the folder as it was', async (code) => {
  await put('out', OLD, null);
  mkdirSync(at('embed'));
  writeFileSync(at('embed/product-selector.js'), '');
  const before = tree('out');
  vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  syncBuiltinESMExports();
  await expect(put('out', NEW, OLD)).rejects.toThrow(PublishProblem);
  await expect(put('none', NEW, null)).rejects.toThrow(/can't be written/);
  const withElement = { publication: OLD, follows: OLD, embed: at('embed') };
  await expect(writePublication(at('out'), withElement)).rejects.toThrow(/can't be written/);
  expect(tree('out')).toEqual(before);
  expect(fs.existsSync(at('none'))).toBe(false);
});

it('a disk that takes a file’s name and no text leaves nothing', async () => {
  vi.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
    fs.closeSync(fs.openSync(file as string, 'wx'));
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  await expect(put('none', NEW, null)).rejects.toThrow(/its disk is full/);
  expect(fs.existsSync(at('none'))).toBe(false);
});
