import { fillText, IN_ENGLISH } from '../../../catalogue/explainProblem.ts';
import { shownValue } from '../../../catalogue/shownValue.ts';
import type { Installation } from './installation.ts';
import { provedFaults } from './installationProofs.ts';
import { readShape, type TableFault } from './installationShape.ts';
import { FAULT_STARTS, INSTALLATION_TEXTS, WHOLE_TEXTS } from './installationTexts.ts';

/** A reason why a table isn't published. */
export interface InstallationProblem {
  /** `extras[8].price` in JSON, `row 14, price` in a sheet; `file` for the whole. */
  readonly place: string;
  /** What is wrong, and what to do. */
  readonly message: string;
}

export interface InstallationReading {
  /** Null if there is a problem. */
  readonly installation: Installation | null;
  readonly problems: readonly InstallationProblem[];
}

/** A table of 40 extras needs 15,000. */
export const MAX_INSTALLATION_BYTES = 1_000_000;

/** The part of TextDecoder in use, declared here because pure folders have no DOM types. */
const { TextDecoder } = globalThis as unknown as {
  readonly TextDecoder: new () => { decode(bytes: Uint8Array): string };
};

/**
 * Reads an installation table: JSON as text or bytes, or an object. Never throws for a bad one. Without `on`, a table whose
 * last day is over is fine.
 *
 * @param on today, as YYYY-MM-DD
 */
export function readInstallation(content: unknown, on?: string, translate = IN_ENGLISH): InstallationReading {
  const { installation, faults } = judgeInstallation(parsed(content), on);
  return { installation, problems: faults.map((fault) => explainFault(fault, translate)) };
}

/** An object, or the fault of a text that isn't one. */
function parsed(content: unknown): unknown {
  const isBytes = content instanceof Uint8Array;
  if (!isBytes && typeof content !== 'string') return content;
  if (content.length > MAX_INSTALLATION_BYTES) return new Unreadable('size', '1 MB');
  try {
    return JSON.parse((isBytes ? new TextDecoder().decode(content) : content).replace(/^\uFEFF/, ''));
  } catch (error) {
    return new Unreadable('json', error instanceof Error ? error.message : String(error));
  }
}

class Unreadable {
  readonly fault: TableFault;
  constructor(kind: 'size' | 'json', words: string) {
    this.fault = { place: '', kind, allowed: [shownValue(words)] };
  }
}

/** The table, or why it isn't one that visitors may get. */
export function judgeInstallation(
  found: unknown,
  on: string | undefined,
): { readonly installation: Installation | null; readonly faults: readonly TableFault[] } {
  if (found instanceof Unreadable) return { installation: null, faults: [found.fault] };
  const read = readShape(found);
  if (read.installation === null) return read;
  const faults = provedFaults(read.installation, on);
  return { installation: faults.length === 0 ? read.installation : null, faults };
}

export function explainFault(
  { place, kind, found, allowed = [] }: TableFault,
  translate = IN_ENGLISH,
): InstallationProblem {
  const words = allowed.join(', ');
  const isWhole = kind in WHOLE_TEXTS;
  const start = isWhole
    ? ''
    : `${translate(found === undefined || found === '' ? FAULT_STARTS.missing : FAULT_STARTS.found)} `;
  const text = { ...INSTALLATION_TEXTS, ...WHOLE_TEXTS }[kind];
  const message = fillText(`${start}${translate(text)}`, { words, found: shownValue(found) });
  return { place: place === '' ? 'file' : place, message };
}
