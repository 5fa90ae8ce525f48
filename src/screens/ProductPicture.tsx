import { useState } from 'react';
import type { Product } from '../catalogue/product.ts';

/** The provider's picture of a system, in a box of a fixed shape; nothing without one, or when it cannot be loaded. */
export function ProductPicture({ product }: { readonly product: Product }) {
  const [failed, setFailed] = useState(false);
  if (product.image_link === null || failed) return null;
  return (
    <img
      className="product-picture"
      src={product.image_link}
      alt={`Picture: ${product.title}`}
      width="200"
      height="150"
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
