import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from './fault.ts';
import type { FaultServer } from './faultServer.ts';
import type { Screen } from './screen.ts';

/** What a row needs at its moments. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: FaultServer;
}

/** One row of the matrix: what fails how, or what the world around is like. */
export interface Row {
  /** The part of the document it belongs to. */
  readonly part: string;
  readonly name: string;
  readonly target?: RegExp;
  readonly fault?: Fault;
  /** Was a range received on an earlier visit, which is kept? */
  readonly kept?: boolean;
  /** Is what it asks for counted in the document? */
  readonly counted?: boolean;
  /** Does the visitor open an explanation? */
  readonly explains?: boolean;
  /** The page is sent with a policy that gives it no origin, and so no storage. */
  readonly sandboxed?: boolean;
  /** The visitor's clock at the beginning. */
  readonly time?: string;
  /** Before the page is opened. */
  prepare?(stage: Stage): Promise<void>;
  /** When the visitor first meets a screen, before they do anything there. */
  readonly when?: { readonly [At in Screen['at']]?: (stage: Stage) => Promise<void> };
  /** When the visitor is stuck: what was wrong is over. */
  mend?(stage: Stage): Promise<void>;
}
