import type { Core, Running } from '../../app/part.ts';
import { writeJson } from '../../catalogue/writeJson.ts';
import type { Room } from '../../questionnaire/rooms.ts';
import type { Sizes } from '../../screens/frame/capabilities.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { readSizeAsked } from '../../sizing/readSizeAsked.ts';
import { RoomSize } from './RoomSize.tsx';
import type { Sizing } from './sizing.ts';

/** *How big is the room?*, and the likely size by rules of thumb. The rules load once a room is known. */
export function start(core: Core): Running {
  let sizing: Sizing | null = null;
  let loading: Promise<Sizing | null> | null = null;
  /** The rooms for which the rules couldn't be loaded. Other rooms get another try. */
  let failedFor: string | null = null;
  const isOff = (): boolean => core.element.getAttribute('size-help') === 'off';
  const load = async (): Promise<Sizing | null> => {
    const url = core.element.getAttribute('size-rules');
    const createSizing = await loadProgram(() => import('./createSizing.ts'), 'createSizing');
    const loaded = (await createSizing?.(url, core.warn)) ?? null;
    // The page may have named other rules meanwhile.
    if (url !== core.element.getAttribute('size-rules')) return loaded;
    sizing = loaded;
    loading = null;
    core.redraw();
    return loaded;
  };
  const loadOnce = (): Promise<Sizing | null> => {
    if (sizing) return Promise.resolve(sizing);
    loading ??= load();
    return loading;
  };
  const need = (rooms: readonly Room[]): Sizing | null => {
    const key = writeJson(rooms);
    if (!sizing && !loading && failedFor !== key) {
      failedFor = key;
      void loadOnce();
    }
    return sizing;
  };
  const sizes: Sizes = {
    said: ({ answers, parts }) => readSizeAsked(parts.sizing, answers),
    get rules() {
      if (core.element.hasAttribute('size-rules')) void loadOnce();
      return sizing?.own ?? null;
    },
    likelyOf: (rooms, zone) => need(rooms)?.likelyOf(rooms, zone) ?? null,
    load: loadOnce,
    section: (words, rooms, zone) => sizing?.section(words, rooms, zone) ?? null,
    line(zone) {
      const rules = sizing ? 'loaded' : failedFor !== null && !loading ? 'failed' : 'unknown';
      return <RoomSize zone={zone} rules={rules} load={loadOnce} />;
    },
  };
  return {
    get sizes() {
      return isOff() ? undefined : sizes;
    },
    attributeChanged(name) {
      if (name === 'size-rules') {
        sizing = null;
        loading = null;
        failedFor = null;
      }
      if (name === 'size-rules' || name === 'size-help') core.redraw();
    },
  };
}
