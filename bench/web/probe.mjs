/**
 * Watches a visit from inside the page. Both functions are sent to the page as text, so neither can use anything from outside
 * itself; the readings come first.
 *
 * @typedef {object} Place The middle of an element.
 * @property {number} x
 * @property {number} y
 *
 * @typedef {Place & { at: number }} Seen An element that can be pressed, and since when, in milliseconds after the navigation.
 *
 * @typedef {object} Probe
 * @property {(selector: string, text?: string) => Place | null} look An element that can be pressed now.
 * @property {(selector: string, text?: string) => Promise<Seen>} watch Waits for an element that can be pressed.
 * @property {(selector: string) => Promise<void>} arrive Waits for an element to be displayed.
 * @property {Promise<Seen>} start
 * @property {Promise<Seen>} first An option of the first question.
 * @property {() => Promise<Readings>} read Once every press has been painted.
 *
 * @typedef {object} Readings
 * @property {readonly { at: number, took: number }[]} presses From the release of the mouse to the frame after it.
 * @property {readonly number[]} interactions The longest event of each, from 16 ms on, in steps of 8.
 * @property {readonly { at: number }[]} longTasks
 * @property {number} firstPaint
 * @property {readonly { at: number, bytes: number }[]} files Scripts and styles, and the document if they are inline.
 */

/** @param {{ inline: boolean }} options */
export function installReadings({ inline }) {
  /** @type {{ at: number, took: number }[]} */
  const presses = [];
  let released = 0;
  // A message sent in an animation frame arrives after its paint. There is one channel, because an unreferenced one may be
  // collected before its message arrives.
  const painted = new MessageChannel();
  painted.port1.onmessage = ({ data }) => presses.push({ at: data, took: performance.now() - data });
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      released += 1;
      requestAnimationFrame(() => painted.port2.postMessage(timeStamp));
    },
    true,
  );
  /** @type {{ at: number }[]} */
  const longTasks = [];
  /** @param {PerformanceEntryList} entries */
  const noteTasks = (entries) => {
    for (const { startTime } of entries) longTasks.push({ at: startTime });
  };
  const observer = new PerformanceObserver((list) => noteTasks(list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });

  /** @type {Map<number, number>} */
  const interactions = new Map();
  const events = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  });
  events.observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));

  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const readings = {
    /** True once every press has been painted. The browser tells of the first paint somewhat later. */
    areComplete: () => presses.length === released && firstPaint() !== undefined,
    /** @returns {Readings} */
    take() {
      noteTasks(observer.takeRecords());
      const resources = /** @type {PerformanceResourceTiming[]} */ ([
        ...(inline ? performance.getEntriesByType('navigation') : []),
        ...performance.getEntriesByType('resource'),
      ]);
      return {
        presses,
        interactions: [...interactions.values()],
        longTasks,
        firstPaint: firstPaint() ?? Number.NaN,
        files: resources
          .filter(({ entryType, name }) => entryType === 'navigation' || /\.(js|css)$/.test(name))
          .map(({ responseEnd, encodedBodySize }) => ({ at: responseEnd, bytes: encodedBodySize })),
      };
    },
  };
  Object.assign(globalThis, { readings });
}

/** @param {{ way: import('./peers.mjs').Way }} options */
export function installProbe({ way }) {
  /** @type {Element[]} */
  const found = [];
  const root = () => (way.host ? document.querySelector(way.host)?.shadowRoot : document);
  /** @param {string} selector @param {string} [text] */
  const find = (selector, text) => {
    found.length = 0;
    for (const element of root()?.querySelectorAll(selector) ?? []) {
      if (text === undefined || element.textContent?.trim().startsWith(text)) found.push(element);
    }
    return found.find((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  };
  /** @param {Element} element @param {{ x: number, y: number, width: number, height: number }} box */
  const isOnTop = (element, { x, y, width, height }) => {
    const top = /** @type {Document | ShadowRoot} */ (element.getRootNode()).elementFromPoint(
      x + width / 2,
      y + height / 2,
    );
    return top !== null && (element.contains(top) || top.contains(element) || labels(top, element));
  };
  // A card of ours is below its own radio button.
  /** @param {Element} top @param {Element} element */
  const labels = (top, element) =>
    top instanceof HTMLInputElement && [...(top.labels ?? [])].some((l) => l === element);
  const PATIENCE_MS = 120_000;
  /** @template Result @param {string} what @param {() => Result | null} look @returns {Promise<Result>} */
  const eachFrame = (what, look) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const turn = () => {
        const result = look();
        if (result !== null) resolve(result);
        else if (performance.now() - startedAt > PATIENCE_MS) reject(new Error(`${what} didn't appear`));
        else requestAnimationFrame(turn);
      };
      turn();
    });

  /** @type {Probe['look']} */
  const look = (selector, text) => {
    const element = find(selector, text);
    if (!element) return null;
    const box = element.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return isOnTop(element, { x, y, width, height }) ? { x: x + width / 2, y: y + height / 2 } : null;
  };
  /** @type {Probe['watch']} */
  const watch = (selector, text) => {
    let before = '';
    let at = 0;
    return eachFrame(`${selector} ${text ?? ''}`, () => {
      const place = look(selector, text);
      if (!place) return null;
      at ||= performance.now();
      // Waits until the element stops moving.
      const now = `${place.x} ${place.y}`;
      const rests = now === before;
      before = now;
      return rests ? { at, ...place } : null;
    });
  };

  /** @type {Probe['read']} */
  const read = async () => {
    await eachFrame('The last paint', () => (readings.areComplete() ? true : null));
    return readings.take();
  };
  /** @type {Probe} */
  const probe = {
    look,
    watch,
    arrive: (selector) => eachFrame(selector, () => (find(selector) ? true : null)).then(() => undefined),
    start: watch(way.start),
    first: watch(way.option),
    read,
  };
  Object.assign(globalThis, { probe });
}
