import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { drawHome } from './drawHome.ts';
import { homeModel } from './homeModel.ts';

/**
 * True for each row whose thumbnail differs from all earlier ones. A provider's picture counts by its address. An outdoor
 * unit counts by its fans, because sizes differ by only a pixel or two.
 */
export function firstOfEachDrawing(products: readonly Product[], answers: Answers): readonly boolean[] {
  const seen = new Set<string>();
  return products.map((product) => {
    const key = product.image_link ?? thumbnailOf(product, answers);
    return seen.size < seen.add(key).size;
  });
}

function thumbnailOf(product: Product, answers: Answers): string {
  const home = homeModel(answers, product);
  const installed = home.installed && { ...home.installed, width: null, height: null };
  return JSON.stringify(drawHome({ ...home, installed }, { small: true }));
}
