import { readInstallationFile } from '../sheets/installation/readInstallationFile.ts';
import { localDate } from '../sheets/register/localDate.ts';
import type { Installation } from '../src/pricing/installation.ts';
import { MAX_INSTALLATION_BYTES } from '../src/pricing/readInstallation.ts';
import type { Console, Refused } from './catalogueFile.ts';
import { followFile } from './followFile.ts';
import type { NamedFile } from './followSource.ts';

/** A table of installation prices that follows its file: always its last good state. */
export interface InstallationFile {
  /** Null if there is none, or after its last day. */
  readonly current: Installation | null;
  /** Null unless the file's present state can't be used, or its last day is over. */
  readonly refused: Refused | null;
  /** Checks the file. Call it every `LOOK_MS`. Never rejects. */
  look(): Promise<void>;
}

/** Follows a table's file. A table with a problem isn't published, and one line on `console` names the place. */
export function followInstallation(
  { file, name }: NamedFile,
  console: Console,
  now: () => number = Date.now,
): InstallationFile {
  const follower = followFile(file, now, MAX_INSTALLATION_BYTES);
  const today = () => localDate(new Date(now()));
  let table: Installation | null = null;
  let refused: Refused | null = null;
  /** The last day that a line has already reported as over. */
  let over: string | null = null;
  const current = () => (table && table.valid_until >= today() ? table : null);
  /** @param seen the same for everybody, without a value of the file */
  const refuse = (what: string, seen = what) => {
    const shown = current();
    const reason = `The installation table ${name} ${seen}`;
    refused = { since: refused?.since ?? new Date(now()).toISOString(), reason };
    console.warn(
      `The installation table ${name} ${what} ${shown ? `Visitors still see the prices of ${shown.month}.` : NOTHING}`,
    );
  };

  return {
    get current() {
      return current();
    },
    get refused() {
      return refused;
    },
    async look() {
      const news = await follower.look();
      if (news?.kind === 'trouble') {
        const { reason, advice } = news.trouble;
        refuse(
          `${reason.replace(/^is too large$/, 'are too large')}. ${advice.replace('--catalogue', '--installation')}`,
        );
      } else if (news) {
        const { installation, problems } = readInstallationFile(news.bytes, today());
        const [problem] = problems;
        if (problem)
          refuse(
            `can't be used: ${problem.place}: ${problem.message}${moreText(problems.length - 1, name)}`,
            `can't be used. To see why: product-selector installation check ${name}.`,
          );
        if (!installation) return;
        table = installation;
        refused = null;
        console.info(`Installation prices: ${name}, of ${table.month}, until ${table.valid_until}`);
      } else if (table && table.valid_until < today() && over !== table.valid_until) {
        over = table.valid_until;
        refuse(`ended on ${over}.`);
      }
    },
  };
}

const NOTHING = 'Visitors see no installation prices.';

function moreText(more: number, name: string): string {
  return more > 0 ? ` To see ${more} more: product-selector installation check ${name}.` : '';
}
