import { parseArgs } from 'node:util';

export interface Options {
  /** As it was given; null for the project's own catalogue. */
  readonly catalogue: string | null;
  readonly port: number;
  readonly host: string;
}

export type ReadOptions =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'misuse'; readonly message: string };

export const HELP = `Usage: npm start -- [options]

Serves the product selector, its two calls and a page to try it on.

  --catalogue FILE  the range of the provider: CSV, or JSON in the shape of the
                    products reply (default: catalogue/products.csv)
  --port NUMBER     0 to 65535, 0 takes any free port (default: PORT, else 8080)
  --host NAME       address to listen at (default: HOST, else 127.0.0.1)
  --help            this text

A changed catalogue is taken over while the program runs. Ctrl+C stops it.
`;

/** What the command line and the environment ask for; the command line wins, and an empty variable counts as unset. */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): ReadOptions {
  let values: { catalogue?: string; port?: string; host?: string; help?: boolean };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        catalogue: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    return misuse(firstSentence((error as Error).message));
  }
  if (values.help) return { kind: 'help' };

  const portSource = values.port === undefined ? 'PORT' : '--port';
  const portText = values.port ?? (env.PORT || '8080');
  if (!/^\d{1,5}$/.test(portText) || Number(portText) > 65_535) {
    return misuse(`${portSource} is '${portText}', but a port is a whole number from 0 to 65535.`);
  }
  const host = values.host ?? (env.HOST || '127.0.0.1');
  if (host.trim() === '') return misuse('--host is empty: name an address to listen at, for example 127.0.0.1.');
  if (values.catalogue === '') return misuse('--catalogue is empty: name a CSV or JSON file.');

  return { kind: 'run', options: { catalogue: values.catalogue ?? null, port: Number(portText), host } };
}

function misuse(message: string): ReadOptions {
  return { kind: 'misuse', message: `${message} Run with --help to see the options.` };
}

/** Node adds advice about its own syntax after the sentence that matters. */
function firstSentence(message: string): string {
  const sentence = message.split('\n')[0]!.split(/\. /)[0]!;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
