import type { Product } from '../../catalogue/product.ts';
import { OnDemand } from '../../screens/frame/OnDemand.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { loadPart } from '../../ui/loadPart.ts';
import { MATCHES } from '../../words/english/matches.ts';

const load = () => loadPart(() => import('./SoundBox.tsx'), 'SoundBox');

/** *How loud is it next door?*, folded until the visitor opens it. */
export function SoundHelp({ products }: { readonly products: readonly Product[] }) {
  const say = useSay(MATCHES);
  return (
    <OnDemand title={say('sound.help')} load={load}>
      {(SoundBox) => <SoundBox products={products} />}
    </OnDemand>
  );
}
