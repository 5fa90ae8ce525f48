import type { Product } from '../../catalogue/product.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { OnDemand } from '../../screens/frame/OnDemand.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
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
