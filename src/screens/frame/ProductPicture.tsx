import { useMemo, useState } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { drawHome } from '../../drawing/drawHome.ts';
import { homeModel } from '../../drawing/homeModel.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { PRODUCT } from '../../words/english/product.ts';
import { DrawingView } from './DrawingView.tsx';
import { useTints } from './useTints.ts';
import { useSay } from './useWords.ts';

interface ProductPictureProps {
  readonly product: Product;
  readonly answers: Answers;
  /** The number of such systems, each with an outdoor unit of its own. */
  readonly systems?: number | undefined;
  /** A drawing of about 100 pixels leaves out furniture, garden, power and controls. */
  readonly small?: boolean;
}

/**
 * The provider's picture of a system, in a box with a fixed ratio. If it is missing or fails to load, the visitor's home
 * with this system replaces it: decorative, since kind and place are beside it in words.
 */
export function ProductPicture({ product, answers, systems, small = false }: ProductPictureProps) {
  const say = useSay(PRODUCT);
  const [failed, setFailed] = useState(false);
  if (product.image_link === null || failed) {
    return <SystemInHome product={product} answers={answers} systems={systems} small={small} />;
  }
  return (
    <img
      className="product-picture"
      src={product.image_link}
      alt={say('product.picture', { title: product.title })}
      width="200"
      height="150"
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

/** The visitor's home with a system in it, as decoration. */
export function SystemInHome({ product, answers, systems, small = false }: ProductPictureProps) {
  const tints = useTints(answers, product);
  const drawing = useMemo(
    () => drawHome(homeModel(answers, product, systems), { small, tints }),
    [product, answers, systems, small, tints],
  );
  return <DrawingView className={small ? 'product-picture small' : 'product-picture'} drawing={drawing} />;
}
