import { useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import { systemDrawing } from '../drawing/systemDrawing.ts';
import { PRODUCT } from '../words/english/product.ts';
import { DrawingView } from './DrawingView.tsx';
import { useSay } from './useWords.ts';

/**
 * The provider's picture of a system, in a box with a fixed ratio. If it is missing or fails to load, a drawing of the
 * kind of system replaces it: decorative, since kind and place are beside it in words.
 */
export function ProductPicture({ product }: { readonly product: Product }) {
  const say = useSay(PRODUCT);
  const [failed, setFailed] = useState(false);
  if (product.image_link === null || failed) {
    return (
      <DrawingView
        className="product-picture"
        drawing={systemDrawing(product.system_type, product.indoor_unit_style)}
      />
    );
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
