import type { ReactNode } from 'react';
import type { Core, Running } from '../../app/part.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import type { SharedLink } from './visitLink.tsx';

type VisitLink = ReturnType<typeof import('./visitLink.tsx').createVisitLink>;
type LinkOpener = ReturnType<typeof import('./openLink.tsx').createLinkOpener>;

/** The visit as a code, a link and a QR code. Each of its files loads if a page or a visitor uses it. */
export function start(core: Core): Running {
  let along: VisitLink | null = null;
  let opener: LinkOpener | null = null;
  let link: SharedLink | null = null;
  let notice: ReactNode = null;
  /** Null if it can't be loaded. */
  const load = async (): Promise<VisitLink | null> => {
    const createVisitLink = await loadProgram(() => import('./visitLink.tsx'), 'createVisitLink');
    if (core.gone.aborted || !createVisitLink) return null;
    along ??= createVisitLink(core, (code) => core.visit.notify('selector-code', code));
    return along;
  };
  /** Null if it can't be loaded. The codes of the opened visit are announced, too. */
  const loadOpener = async (): Promise<LinkOpener | null> => {
    const [createLinkOpener] = await Promise.all([
      loadProgram(() => import('./openLink.tsx'), 'createLinkOpener'),
      load(),
    ]);
    if (core.gone.aborted || !createLinkOpener) return null;
    opener ??= createLinkOpener({
      ...core,
      offer(shown) {
        notice = shown;
        core.redraw();
      },
    });
    return opener;
  };
  const follow = async (): Promise<void> => {
    const url = core.shareUrl();
    const loaded = url ? await load() : null;
    // The page may have changed it meanwhile.
    if (url !== core.shareUrl()) return;
    link = loaded?.linkFor(url) ?? null;
    core.redraw();
  };
  if (core.shareUrl()) void follow();
  return {
    slots: { above: () => notice, 'brief.more': () => link?.section, 'brief.end': () => link?.printed },
    visitLink: () => link?.href() ?? null,
    methods: {
      async getVisitCode() {
        core.visit.flush();
        const loaded = await load();
        if (!loaded && !core.gone.aborted) throw new Error('Product Selector: the visit code could not be loaded.');
        return loaded?.current() ?? null;
      },
      restore: async (code: unknown) => (await loadOpener())?.restore(code) ?? false,
    },
    attributeChanged(name) {
      if (name.startsWith('share')) void follow();
    },
  };
}
