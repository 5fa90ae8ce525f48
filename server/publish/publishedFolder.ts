import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compressors } from './compressors.ts';

/** The bytes of the two replies that visitors get, and of the range as HTML. */
export interface PublishedReplies {
  readonly init: Uint8Array<ArrayBuffer>;
  readonly products: Uint8Array<ArrayBuffer>;
  /** Null if the folder has none. */
  readonly range: Uint8Array<ArrayBuffer> | null;
}

/** The reason why a publication couldn't be carried out. The folder is then as it was before. */
export class PublishProblem extends Error {
  override readonly name = 'PublishProblem';
}

/** Somebody else has published since the range was compared. */
export class Overtaken extends PublishProblem {}

/** The folder of the replies, below the published folder. */
export const REPLIES = 'wp-json/product-selector/v2';
/** The range as HTML, in the published folder itself. */
export const RANGE = 'range.html';
/** Each publication has a folder in here; the link CURRENT leads to the one that is served. */
const STORE = '.published';
const CURRENT = 'current';
const LOCK = 'lock';
/** Brotli's quality: best takes seconds for thousands of systems. */
const QUALITY = 9;
const ENDINGS = ['', '.br', '.gz'] as const;
/** The file that host pages load. */
const ENTRY = 'product-selector.js';
const NAMES = (['init', 'products'] as const).flatMap((reply) => ENDINGS.map((ending) => `${reply}${ending}`));
/** Somebody else's publication takes a second. */
const LOCK_MS = 10_000;
/** A lock of a program on another machine, or of one whose number is used again. */
const OLD_LOCK_MS = 120_000;
/** A program writes its number into its lock at once. */
const EMPTY_LOCK_MS = 1000;
/** Tells this run from an earlier one with the same process number. */
const RUN = randomBytes(8).toString('hex');

/** What lies in a published folder; null if one of the replies is missing or can't be read. */
export function readPublication(folder: string): PublishedReplies | null {
  try {
    const read = (path: string) => new Uint8Array(readFileSync(join(folder, path)));
    const range = existsSync(join(folder, RANGE)) ? read(RANGE) : null;
    return { init: read(`${REPLIES}/init`), products: read(`${REPLIES}/products`), range };
  } catch {
    return null;
  }
}

/** True for the same bytes, and for two nothings. */
export function isSamePublication(one: PublishedReplies | null, other: PublishedReplies | null): boolean {
  if (one === null || other === null) return one === other;
  const isSame = (a: Uint8Array | null, b: Uint8Array | null) => (a && b ? Buffer.from(a).equals(b) : a === b);
  return isSame(one.init, other.init) && isSame(one.products, other.products) && isSame(one.range, other.range);
}

export interface Writing {
  readonly publication: PublishedReplies;
  /** The publication that the new one was compared with, which must still be there. */
  readonly follows: PublishedReplies | null;
  /** The folder of the built element, to be copied without source maps; null to leave it out. */
  readonly embed: string | null;
}

/**
 * Replaces the publication in one step: every path of a reply is a link through CURRENT, and only CURRENT changes. A run that was
 * killed leaves either publication whole; the next run removes what it left over.
 *
 * @returns the paths of the written files in the folder; none if it has them already
 * @throws PublishProblem
 */
export async function writePublication(folder: string, writing: Writing): Promise<readonly string[]> {
  const { publication, follows, embed } = writing;
  const store = join(folder, STORE);
  let made: string | undefined;
  try {
    const isSame = isSamePublication(publication, follows);
    const files = embed === null ? [] : changedFiles(embed, join(folder, 'embed'));
    if (isSame && files.length === 0 && leftOvers(folder, []).length === 0) return [];
    made = makeFolders(store);
    const unlock = await lock(folder);
    const parts = files.map((file) => `${join(folder, 'embed', file)}.part`);
    try {
      if (!isSamePublication(readPublication(folder), follows)) throw new Overtaken(busy(folder));
      for (const [at, file] of files.entries()) copyFile(join(embed!, file), parts[at]!);
      const kept = isSame ? [] : await replace(folder, publication);
      for (const part of parts) renameSync(part, part.replace(/\.part$/, ''));
      for (const path of leftOvers(folder, kept)) rmSync(path, { recursive: true, force: true });
      const written = [...NAMES.map((name) => `${REPLIES}/${name}`), ...(publication.range ? [RANGE] : [])];
      return [...(isSame ? [] : written), ...files.map((file) => `embed/${file}`)];
    } finally {
      for (const part of parts) rmSync(part, { force: true });
      unlock();
    }
  } catch (error) {
    if (embed !== null) removeEmpty(join(folder, 'embed'), resolve(folder, 'embed'));
    if (made !== undefined) removeEmpty(store, made);
    throw asProblem(folder, error);
  }
}

/** The files to copy, the entry last, because it names the others. */
function changedFiles(embed: string, to: string): readonly string[] {
  return readdirSync(embed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => relative(embed, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !isSameFile(join(embed, file), join(to, file)))
    .toSorted((one, other) => Number(one === ENTRY) - Number(other === ENTRY));
}

function copyFile(from: string, to: string): void {
  makeFolders(dirname(to));
  writeFile(to, readFileSync(from));
}

/** What a run that was killed left over, and publications except the current one and `kept`. */
function leftOvers(folder: string, kept: readonly string[]): readonly string[] {
  const [store, replies] = [join(folder, STORE), join(folder, REPLIES)];
  const versions = existsSync(store) ? readdirSync(store).map((name) => join(store, name)) : [];
  const used = [...kept, currentOf(folder), join(store, CURRENT), join(store, LOCK)];
  return [
    ...versions.filter((path) => !used.includes(path)),
    ...[
      newReplies(folder),
      `${join(folder, RANGE)}.part`,
      ...NAMES.map((name) => `${join(replies, name)}.part`),
    ].filter(isThere),
  ];
}

/** Writes the replies and turns to them. Returns the versions that a reader may still be opening a file of. */
async function replace(folder: string, { init, products, range }: PublishedReplies): Promise<readonly string[]> {
  const next = newVersion(folder);
  try {
    const { br, gz } = compressors(QUALITY);
    for (const [name, bytes] of Object.entries({ init, products })) {
      writeFile(join(next, name), bytes);
      writeFile(join(next, `${name}.br`), await br!(bytes));
      writeFile(join(next, `${name}.gz`), await gz!(bytes));
    }
    if (range) writeFile(join(next, RANGE), range);
    else rmSync(join(folder, RANGE), { force: true });
    adopt(folder);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    throw error;
  }
  const before = currentOf(folder);
  turnTo(folder, next);
  const replies = join(folder, REPLIES);
  if (existsSync(replies)) linkReplies(folder, replies);
  else {
    // All links of a new folder appear at once.
    const part = newReplies(folder);
    rmSync(part, { recursive: true, force: true });
    makeFolders(part);
    linkReplies(folder, part);
    renameSync(part, replies);
  }
  if (range) link(join(STORE, CURRENT, RANGE), join(folder, RANGE));
  return before === null ? [] : [before];
}

/** The name of the replies' folder until all its links are there. */
function newReplies(folder: string): string {
  return `${join(folder, REPLIES)}.part`;
}

/** Replies that are no links, as in a copy of a published folder, become a publication of their own first, with the same bytes. */
function adopt(folder: string): void {
  const replies = join(folder, REPLIES);
  const present = NAMES.filter((name) => existsSync(join(replies, name)));
  if (present.every((name) => isLinked(folder, join(replies, name)))) return;
  const own = newVersion(folder);
  for (const name of present) writeFile(join(own, name), readFileSync(join(replies, name)));
  turnTo(folder, own);
  for (const name of present) linkReply(folder, replies, name);
}

function newVersion(folder: string): string {
  const version = join(folder, STORE, randomBytes(8).toString('hex'));
  makeFolders(version);
  return version;
}

/** The folder of the current publication; null if there is none. */
function currentOf(folder: string): string | null {
  try {
    return join(folder, STORE, readlinkSync(join(folder, STORE, CURRENT)));
  } catch {
    return null;
  }
}

/** Makes a version the current one, in one step. */
function turnTo(folder: string, version: string): void {
  const current = join(folder, STORE, CURRENT);
  // In a copy of a published folder, this is a folder that no reply leads to.
  if (currentOf(folder) === null) rmSync(current, { recursive: true, force: true });
  link(relative(dirname(current), version), current);
}

function linkReplies(folder: string, replies: string): void {
  for (const name of NAMES) if (!isLinked(folder, join(replies, name))) linkReply(folder, replies, name);
}

function linkReply(folder: string, replies: string, name: string): void {
  link(linkText(folder, name), join(replies, name));
}

function isLinked(folder: string, path: string): boolean {
  const name = path.split(/[\\/]/).at(-1)!;
  return (
    lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true &&
    readlinkSync(path) === linkText(folder, name)
  );
}

/** A folder on the way to the replies may be a link to somewhere else. */
function linkText(folder: string, name: string): string {
  const replies = join(folder, REPLIES);
  const place = existsSync(replies) ? realpathSync(replies) : join(realpathSync(dirname(replies)), basename(replies));
  return relative(place, join(realpathSync(folder), STORE, CURRENT, name));
}

/** Makes a symbolic link, or replaces what has its name, in one step. */
function link(target: string, path: string): void {
  const part = `${path}.part`;
  rmSync(part, { force: true });
  symlinkSync(target, part);
  renameSync(part, path);
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Removes folders that are empty, from one up to another. */
function removeEmpty(path: string, upTo: string): void {
  try {
    for (let empty = resolve(path); empty.length >= upTo.length; empty = dirname(empty)) rmdirSync(empty);
  } catch {
    // Somebody else has put something there.
  }
}

function writeFile(path: string, content: Uint8Array): void {
  const file = openSync(path, 'w', 0o644);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  // Whatever the umask: a web server of another user has to read it.
  chmodSync(path, 0o644);
}

/** Makes a folder and those above it, readable for all. Returns the uppermost that is new. */
function makeFolders(path: string): string | undefined {
  const whole = resolve(path);
  const first = mkdirSync(whole, { recursive: true });
  if (first === undefined) return undefined;
  for (let made = whole; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755);
  return first;
}

function isSameFile(one: string, other: string): boolean {
  return (
    existsSync(other) && statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other))
  );
}

/** Waits until nobody else publishes to the folder. Returns the function that lets others publish again. */
async function lock(folder: string): Promise<() => void> {
  const file = join(folder, STORE, LOCK);
  for (const start = performance.now(); ; await wait(50)) {
    try {
      writeFileSync(file, `${process.pid} ${RUN}`, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        // A full disk makes the file, and then takes no text for it.
        rmSync(file, { force: true });
        throw error;
      }
    }
    if (isLeftOver(file)) rmSync(file, { force: true });
    else if (performance.now() - start > LOCK_MS) throw new PublishProblem(busy(folder));
  }
}

/** True for the lock of a program that was killed. */
function isLeftOver(file: string): boolean {
  try {
    const age = diskTime(file) - statSync(file).mtimeMs;
    const [owner, run] = readFileSync(file, 'utf8').split(' ');
    if (age > OLD_LOCK_MS || run === undefined) return age > EMPTY_LOCK_MS;
    return run !== RUN && (Number(owner) === process.pid || !isRunning(Number(owner)));
  } catch {
    return false;
  }
}

/** The time by the clock that dates a file here, which may be another machine's. */
function diskTime(file: string): number {
  const probe = `${file}.time`;
  writeFileSync(probe, '');
  const { mtimeMs } = statSync(probe);
  rmSync(probe, { force: true });
  return mtimeMs;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function busy(folder: string): string {
  return `Somebody else is publishing to ${folder}. Run the command again.`;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission, or its disk takes no symbolic links',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOTDIR: 'a file is where a folder should be',
  EEXIST: 'a file is where a folder should be',
};

function asProblem(folder: string, error: unknown): unknown {
  if (error instanceof PublishProblem) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new PublishProblem(`${folder} can't be written: ${REASONS[code] ?? message}.`);
}
