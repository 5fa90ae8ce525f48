import { type ParseArgsConfig, parseArgs } from 'node:util';
import { FINE, NOT_CARRIED_OUT } from './exitCode.ts';
import type { Output } from './output.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The values and positionals of a command, as `parseArgs` reads them. */
export type Args<Of extends Options> = ReturnType<typeof parseArgs<{ options: Of; allowPositionals: true }>>;

interface Command {
  /** Such as `product-selector publish`. */
  readonly name: string;
  readonly help: string;
  /** True to print the help if there are no arguments. */
  readonly needsSome: boolean;
}

/**
 * Reads the arguments of a command. Returns the exit code instead if there is nothing more to do: it has printed the help, or why they
 * can't be read.
 */
export function readArgs<const Of extends Options>(
  args: readonly string[],
  options: Of,
  { name, help, needsSome }: Command,
  output: Output,
): Args<Of> | number {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true }) as Args<Of>;
    const isAsked = (parsed.values as { readonly help?: boolean }).help === true;
    if (!isAsked && (args.length > 0 || !needsSome)) return parsed;
    output.out(...help.split('\n'));
    return isAsked ? FINE : NOT_CARRIED_OUT;
  } catch (error) {
    // Some of these messages have several lines.
    return refuseUse(name, (error as Error).message.replaceAll('\n', ' '), output);
  }
}

/** Refuses a command that isn't used as its help says. */
export function refuseUse(name: string, reason: string, output: Output): number {
  return output.refuse(reason, `Run ${name} --help for help.`);
}
