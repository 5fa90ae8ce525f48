import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from './fault.ts';
import type { FaultServer } from './faultServer.ts';
import type { Screen } from './screen.ts';

/** The objects that a row's hooks use. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: FaultServer;
}

/** One row of the matrix: a fault and its target, or a condition of the browser. */
export interface Row {
  /** Its part of the document. */
  readonly part: string;
  readonly name: string;
  readonly target?: RegExp;
  readonly fault?: Fault;
  /** True if an earlier visit cached a catalogue. */
  readonly kept?: boolean;
  /** True if the document shows the number of requests. */
  readonly counted?: boolean;
  /** True if the visitor opens an explanation. */
  readonly explains?: boolean;
  /** True if a policy gives the page no origin, and so no storage. */
  readonly sandboxed?: boolean;
  /** The visitor's clock at the start. */
  readonly time?: string;
  /** Runs before the page opens. */
  prepare?(stage: Stage): Promise<void>;
  /** Runs when the visitor first reaches a screen, before they act. */
  readonly when?: { readonly [At in Screen['at']]?: (stage: Stage) => Promise<void> };
  /** Runs when the visitor is stuck, and ends the problem. */
  mend?(stage: Stage): Promise<void>;
}
