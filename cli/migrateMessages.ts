import { readJsonFile } from '../server/publish/readInputFile.ts';
import { ALL_MESSAGES } from '../src/allMessages.ts';
import { checkMessages } from '../src/words/checkMessages.ts';
import { counted } from './counted.ts';
import { FINE, FOUND_PROBLEMS } from './exitCode.ts';
import { firstOf } from './firstOf.ts';
import GONE from './goneMessages.json' with { type: 'json' };
import type { Output } from './output.ts';
import { writeNewFile } from './writeNewFile.ts';

const MAX_LISTED = 20;
/** The keys of earlier versions, each with its present name, or null if no sentence says the same any more. */
const NAMES: Readonly<Record<string, string | null>> = GONE;

interface Migrated {
  readonly messages: Readonly<Record<string, unknown>>;
  /** The present names by the earlier ones. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Sentences without a present key, and those whose present key was already in the file. */
  readonly gone: Readonly<Record<string, unknown>>;
}

/** Moves messages from earlier keys to the present ones. A sentence that the file has under a present key wins. */
export function migrated(given: Readonly<Record<string, unknown>>): Migrated {
  const entries = Object.entries(given).map(([key, value]) => {
    const name = Object.hasOwn(NAMES, key) ? (NAMES[key] ?? null) : key;
    return { key, value, name: name !== key && name !== null && Object.hasOwn(given, name) ? null : name };
  });
  const kept = entries.filter(({ name }) => name !== null);
  return {
    messages: Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    renamed: Object.fromEntries(kept.filter(({ key, name }) => key !== name).map(({ key, name }) => [key, name!])),
    gone: Object.fromEntries(entries.filter(({ name }) => name === null).map(({ key, value }) => [key, value])),
  };
}

/** The number of keys from an earlier version. */
export const earlierKeys = (given: unknown): number =>
  Object.keys(Object(given)).filter((key) => Object.hasOwn(NAMES, key)).length;

/** `messages migrate FILE --out OUT`. Exit code 1 if the new file has mistakes; `messages check` names them. */
export function migrateMessages(
  file: string,
  { out, json, all }: { readonly out: string; readonly json: boolean; readonly all: boolean },
  output: Output,
): number {
  const read = readJsonFile(file, 'a messages file');
  if (!read.ok) return output.refuse(read.reason);
  const { value: given } = read;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return output.refuse(`${file} isn't an object of texts by key. “product-selector messages” prints one.`);
  }
  const { messages, renamed, gone } = migrated(given as Record<string, unknown>);
  const problem = writeNewFile(out, `${JSON.stringify(messages, null, 2)}\n`);
  if (problem !== null) return output.refuse(problem);
  const { errors, missing } = checkMessages(ALL_MESSAGES, messages);
  // A rewording leaves out the sentences that stay in English, so none is missing.
  const fresh = Object.hasOwn(given, 'lang') ? missing : [];
  if (json) output.json({ renamed, gone, new: fresh, errors });
  else {
    const most = all ? Number.POSITIVE_INFINITY : MAX_LISTED;
    for (const [key, name] of Object.entries(renamed)) output.out(`renamed: "${key}" is now "${name}"`);
    for (const [key, value] of Object.entries(gone)) output.out(`gone: "${key}" ${JSON.stringify(value)}`);
    const line = (key: string) => [`new: "${key}" ${JSON.stringify(ALL_MESSAGES[key])}`];
    output.out(...firstOf(fresh, most, 'new message', line));
    for (const error of errors) output.out(`error: ${error}`);
    const counts = `${Object.keys(renamed).length} renamed, ${Object.keys(gone).length} gone, ${fresh.length} new`;
    output.out(
      `${out}: ${counted(Object.keys(messages).length, 'entry')}; ${counts}, ${counted(errors.length, 'error')}.`,
    );
  }
  return errors.length > 0 ? FOUND_PROBLEMS : FINE;
}
