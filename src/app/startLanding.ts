import { askEarly, createInitialCalls } from '../api/initialData.ts';
import { nextTask } from '../api/nextTask.ts';
import { createNetwork } from '../api/request.ts';
import { createSharedCalls } from '../api/sharedCalls.ts';
import type { SelectorElement } from '../attributes.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { loadExport } from '../ui/loadExport.ts';
import type { SnapshotStore } from '../visit/snapshot.ts';
import type { RunningSelector, StartSettings } from './begun.ts';
import { noteReload, withTimeout } from './loadFile.ts';
import { warn } from './reportProblem.ts';
import { createSnapshotStore } from './snapshotStore.ts';
import { tell } from './tell.ts';
import { createView, type View } from './view.ts';
import { whenFree } from './whenFree.ts';
import { createWrittenScreen, type WrittenScreen } from './writtenScreen.ts';

/** Shared by all selectors of a page, so that selectors of one provider share requests. */
const CALLS = createSharedCalls();
/** Events in the element that show interest. */
const INTEREST = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

/** The position of *Start* among the buttons of the written screen. */
const START = 0;

const isLinked = (): boolean => location.hash.includes('#product-selector=');

/** The call for the initial data, which waits for nobody's interest. */
function callProvider({ rest }: StartSettings, gone: AbortSignal) {
  const network = { rest, ...createNetwork(), log: console, calls: CALLS, gone };
  const initialCalls = createInitialCalls(network);
  return { network, initialCalls, initialData: initialCalls.initialData() };
}

/** Calls back at each sign that the selector will be used. */
function onInterest(element: HTMLElement, signal: AbortSignal, callBack: () => void): void {
  const options = { capture: true, passive: true, once: true, signal };
  for (const name of INTEREST) element.addEventListener(name, callBack, options);
  window.addEventListener('hashchange', () => isLinked() && callBack(), { signal });
  if (element.getAttribute('load') === 'idle')
    void loadExport(() => import('./whenIdling.ts'), 'whenIdling').then((wait) => wait?.(element, signal, callBack));
}

/** The button that was pressed, and what was typed, before the page reloaded. */
function readPressed(store: SnapshotStore): { readonly at: number; readonly typed: string } | null {
  const [, at, typed = ''] = /^(\d+) (.*)$/.exec(store.read() ?? '') ?? [];
  store.clear();
  return at ? { at: Number(at), typed } : null;
}

/** Loads the program, with the screens that the next press needs. */
async function loadProgram(signal: AbortSignal) {
  // In parallel; the router meets a failure again.
  for (const screen of [import('./LandingRoute.tsx'), import('./ProductRoute.tsx')]) screen.catch(() => {});
  // A page's first number takes a slow phone a tenth of a second: the files are on their way.
  afterPaint(() => (0).toLocaleString());
  const program = await withTimeout(() => import('./startSelector.tsx'));
  signal.throwIfAborted();
  // Browsers accept an empty script as a valid module.
  if (!program?.startSelector) throw new Error('The program is empty.');
  return program.startSelector;
}

/** The program of one selector, which starts when it is first asked for, and again after a failure. */
function createProgram(start: () => Promise<RunningSelector>) {
  let running: RunningSelector | null = null;
  let starting: Promise<RunningSelector> | null = null;
  return {
    /** Null until it runs. */
    running: () => running,
    wake(): Promise<RunningSelector> {
      starting ??= start().then(
        (found) => {
          running = found;
          return found;
        },
        (error) => {
          starting = null;
          throw error;
        },
      );
      return starting;
    },
  };
}

/**
 * Makes the function that shows the program's screens in place of the written one, as soon as the visitor's hands are off it.
 * @param screen null if it isn't shown
 * @param pressedAt the position of the button that was pressed; -1 for none
 */
function createTakeOver(
  element: HTMLElement,
  view: View,
  screen: WrittenScreen | null,
  signal: AbortSignal,
  pressedAt: () => number,
): () => void {
  let isTaken = false;
  const free = whenFree(element, signal);
  return () => {
    if (isTaken) return;
    isTaken = true;
    if (!screen) return view.show(view.box);
    // After React's commit, in which it would not take what is entered, and in a task of its own: the focus asks for the layout.
    void nextTask().then(() =>
      free(() => {
        if (signal.aborted) return;
        view.box.style.cssText = screen.root.style.cssText;
        view.show(view.box);
        screen.giveWayTo(view.box, pressedAt());
      }),
    );
  };
}

/**
 * Starts one selector: with the landing screen as the build has written it, until the visitor or the page shows interest. The
 * program then loads and takes over. It loads at once for a saved visit, a link, or a preset that skips the landing screen.
 * @param element holds the shadow root, dispatches the events, and is the scroll box if the page gives it a height
 */
export function startLanding(element: SelectorElement, given: StartSettings): RunningSelector {
  let start = given;
  const gone = new AbortController();
  const { signal } = gone;
  const provider = callProvider(start, signal);
  const view = createView(element, signal, warn);
  /** Keeps the press and the typed text while the page reloads for the program. */
  const pressed = createSnapshotStore(`${start.name}:pressed`);
  const skips = element.hasAttribute('preset-skip') && (element.preset ?? element.hasAttribute('preset'));
  const isWritten = !(createSnapshotStore(start.name).read() || isLinked() || skips);

  let pressedAt = -1;
  const program = createProgram(async () => {
    const products = askEarly(provider.network);
    const startSelector = await loadProgram(signal);
    const started = pressedAt === START ? screen.typed() : null;
    return startSelector(element, start, { gone, view, ...provider, products, isShown: isWritten, started, takeOver });
  });
  /** The press goes on after a reload. */
  const reload = (): void => {
    pressed.write(`${pressedAt} ${screen.typed()}`);
    location.reload();
  };
  const fail = (error: unknown): void => {
    if (signal.aborted) return;
    if (element.isConnected && noteReload('startSelector')) {
      reload();
      return;
    }
    console.error('Product Selector:', error);
    tell(element, 'selector-failed', { what: 'program' });
    if (!isWritten) show();
    screen.fail(error);
  };
  const press = (at: number): void => {
    if (pressedAt >= 0) return;
    pressedAt = at;
    screen.waitAt(at);
    program.wake().catch(fail);
  };
  const screen = createWrittenScreen({ element, page: () => start, onPress: press, onRetry: reload });
  const takeOver = createTakeOver(element, view, isWritten ? screen : null, signal, () => pressedAt);
  const show = (): void => {
    screen.write();
    view.show(screen.root);
  };

  if (isWritten) {
    show();
    afterPaint(() => !signal.aborted && tell(element, 'selector-ready', null));
    onInterest(element, signal, () => void program.wake().catch(() => {}));
    const again = readPressed(pressed);
    if (again) {
      screen.type(again.typed);
      press(again.at);
    }
  } else program.wake().catch(fail);

  return {
    rest: start.rest,
    navigate: (route) => program.wake().then((running) => running.navigate(route), fail),
    change(changed) {
      start = { ...start, ...changed };
      const running = program.running();
      if (running) running.change(changed);
      else if (isWritten) screen.write();
    },
    attributeChanged(name) {
      const running = program.running();
      if (running) running.attributeChanged(name);
      else if (isWritten) screen.write();
    },
    call: async (method, ...args) => (await program.wake()).call(method, ...args),
    leave: () => program.running()?.leave(),
    comeBack() {
      const running = program.running();
      if (running) running.comeBack();
      else view.readopt();
    },
    isNew: () => program.running()?.isNew() ?? isWritten,
    isUnderWay: () => program.running()?.isUnderWay() ?? false,
    stop() {
      const running = program.running();
      if (running) running.stop();
      else {
        gone.abort();
        view.remove();
      }
    },
  };
}
