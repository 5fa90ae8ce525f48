import { expect, it } from 'vitest';
import { refusingPostgres, STARTING, WRONG_PASSWORD } from '../../tests/enquiries/refusingPostgres.ts';
import { DatabaseStarting, StoreProblem } from './enquiryStore.ts';
import { openPostgres } from './openPostgres.ts';
import { whenStarted } from './whenStarted.ts';

/** Opens after this many failures, a second apart. */
async function opened(failures: number, failure: Error) {
  const lines: string[] = [];
  let seconds = 0;
  let left = failures;
  const open = async () => {
    if (left-- > 0) throw failure;
    return 'the store';
  };
  const time = {
    elapsed: () => seconds * 1000,
    pause: async () => {
      seconds += 1;
    },
  };
  const result = await whenStarted(open, (line) => lines.push(line), time).catch((error) => error);
  return { result, lines, seconds };
}

it('the provider waits for a database that is starting, and one line says so', async () => {
  const starting = new DatabaseStarting('It is away.');
  const line = 'It is away. It may be starting, so the provider tries again for up to a minute.';
  expect(await opened(20, starting)).toEqual({ result: 'the store', lines: [line], seconds: 20 });
  expect(await opened(0, starting)).toEqual({ result: 'the store', lines: [], seconds: 0 });
  expect(await opened(1000, starting)).toEqual({ result: starting, lines: [line], seconds: 60 });
  const wrong = new StoreProblem('Its version is newer.');
  expect(await opened(1, wrong)).toEqual({ result: wrong, lines: [], seconds: 0 });
});

it.each([
  ['is starting', STARTING, true],
  ['cuts the connection', null, true],
  ['refuses the password', WRONG_PASSWORD, false],
])('a database server that %s tells whether waiting can help', async (_, refusal, passes) => {
  const server = await refusingPostgres(refusal);
  const error = await openPostgres(server.url).catch((problem) => problem);
  server.stop();
  expect(error).toBeInstanceOf(StoreProblem);
  expect(error instanceof DatabaseStarting).toBe(passes);
});

it.each([
  ['a closed port', 'postgres://x@127.0.0.1:1/x'],
  ['a socket that is not there yet', 'postgres://x@/x?host=%2Fnowhere'],
])('a database at %s may be starting', async (_, url) => {
  await expect(openPostgres(url)).rejects.toBeInstanceOf(DatabaseStarting);
});
