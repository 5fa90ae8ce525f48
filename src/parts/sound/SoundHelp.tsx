import type { Product } from '../../catalogue/product.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { Loaded, OnDemand } from '../../screens/frame/OnDemand.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { SOUND_TITLE } from './words/soundTitle.ts';

const load = () => loadProgram(() => import('./SoundBox.tsx'), 'SoundBox');

/** *How loud is it next door?*, folded until the visitor opens it. */
export function SoundHelp({ products }: { readonly products: readonly Product[] }) {
  return (
    <OnDemand title={useSay(SOUND_TITLE)('sound.help')} load={load}>
      {(SoundBox) => <SoundBox products={products} />}
    </OnDemand>
  );
}

/** The same as a link of the result. */
export function SoundLink({ products }: { readonly products: readonly Product[] }) {
  return (
    <MoreLink title={useSay(SOUND_TITLE)('sound.link')}>
      <Loaded load={load}>{(SoundBox) => <SoundBox products={products} />}</Loaded>
    </MoreLink>
  );
}
