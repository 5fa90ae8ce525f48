import { fillText, IN_ENGLISH } from '../catalogue/explainProblem.ts';
import { shownValue } from '../catalogue/shownValue.ts';
import type { Installation } from './installation.ts';
import { provedFaults } from './installationProofs.ts';
import { type InstallationShape, readShape, type TableFault } from './installationShape.ts';
import { FAULT_STARTS, INSTALLATION_TEXTS, WHOLE_TEXTS } from './installationTexts.ts';

/** A reason why a table isn't published. */
export interface InstallationProblem {
  /** `extras[8].price` in JSON, `row 14, price` in a sheet; `file` for the whole. */
  readonly place: string;
  /** The fault, and how to mend it. */
  readonly message: string;
}

export interface InstallationReading {
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
export function readInstallation(content: unknown, on?: string): InstallationReading {
  const { installation, faults } = judgeInstallation(content, on);
  return { installation, problems: faults.map((fault) => explainFault(fault)) };
}

/** The same, with what is wrong as data: the one reader of a price list, for checks, the provider and the element alike. */
export function judgeInstallation(content: unknown, on?: string): InstallationShape {
  const parsed = parse(content);
  if (!parsed.ok) return { installation: null, faults: [parsed.fault] };
  const shape = readShape(parsed.value);
  if (shape.installation === null) return shape;
  const faults = provedFaults(shape.installation, on);
  return { installation: faults.length === 0 ? shape.installation : null, faults };
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: TableFault };

/** Text and bytes as JSON; anything else as it is. */
function parse(content: unknown): Parsed {
  const isBytes = content instanceof Uint8Array;
  if (!isBytes && typeof content !== 'string') return { ok: true, value: content };
  const refused = (kind: 'size' | 'json', words: string): Parsed => {
    return { ok: false, fault: { place: '', kind, allowed: [shownValue(words)] } };
  };
  if (content.length > MAX_INSTALLATION_BYTES) return refused('size', '1 MB');
  try {
    const text = isBytes ? new TextDecoder().decode(content) : content;
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return refused('json', error instanceof Error ? error.message : String(error));
  }
}

/** The sentences about a fault. */
export function explainFault(
  { place, kind, found, allowed = [] }: TableFault,
  translate = IN_ENGLISH,
): InstallationProblem {
  const words = allowed.join(', ');
  const isMissing = found === undefined || found === '';
  const start = kind in WHOLE_TEXTS ? null : isMissing ? FAULT_STARTS.missing : FAULT_STARTS.found;
  const text = { ...INSTALLATION_TEXTS, ...WHOLE_TEXTS, said: null }[kind];
  const sentences = [start, text].filter((part) => part !== null).map(translate);
  const message = fillText(sentences.join(' '), { words, found: shownValue(found) });
  return { place: place === '' ? 'file' : place, message: text === null ? words : message };
}
