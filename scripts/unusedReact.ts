import type { Plugin } from 'vite';

/** What neither the selector nor its router asks of React. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  'react-dom': [
    ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    ...['browser', 'requestFormReset', 'unstable_batchedUpdates', 'useFormState', 'useFormStatus'],
  ],
  react: [
    ...['Children', 'PureComponent', 'addTransitionType', 'cache', 'cacheSignal', 'cloneElement', 'createRef'],
    ...['unstable_useCacheRefresh', 'useActionState', 'useOptimistic'],
  ],
};
const NAMES = Object.values(UNUSED).flat().join('|');
/** One of them by name, or as a member of the whole of React. */
const ASKED = new RegExp(`import \\{[^}]*\\b(${NAMES})\\b[^}]*\\} from ["']react|\\bReact\\w*\\.(${NAMES})\\b`);

interface Statement {
  readonly start: number;
  readonly end: number;
  readonly expression?: { readonly left?: { readonly property?: { readonly name?: string } } };
}

/**
 * Leaves functions out of React's two small files that nobody calls. They are CommonJS, where a bundler keeps every export. The build
 * fails if one of them is asked for after all.
 */
export function unusedReact(): Plugin {
  return {
    name: 'unused-react',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[mc]?[jt]sx?$/ },
      handler(code, id) {
        const [, file] = /\/cjs\/(react|react-dom)\.production\.js$/.exec(id) ?? [];
        const unused = UNUSED[file ?? ''];
        if (!unused) {
          const [, imported, member] = ASKED.exec(code) ?? [];
          if (imported ?? member) this.error(`${id} asks React for ${imported ?? member}; see unusedReact.ts.`);
          return null;
        }
        const found = (this.parse(code).body as unknown as readonly Statement[]).flatMap(
          ({ start, end, expression }) => {
            const name = expression?.left?.property?.name ?? '';
            return unused.includes(name) ? [{ name, start, end }] : [];
          },
        );
        const missing = unused.filter((name) => !found.some((one) => one.name === name));
        if (missing.length > 0) this.error(`${file} has no ${missing.join(', ')}; see unusedReact.ts.`);
        // Blanks, so that the other places stay right.
        const cut = found.reduce(
          (left, { start, end }) => left.slice(0, start) + left.slice(start, end).replace(/\S/g, ' ') + left.slice(end),
          code,
        );
        return { code: cut, map: null };
      },
    },
  };
}
