import { useMemo } from 'react';
import type { Product } from '../../catalogue/product.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { type Model, modelOfProduct } from '../../matching/models.ts';
import type { AskedJob } from '../../matching/way.ts';
import { answersOfWay, spansInJob } from '../../matching/ways.ts';
import { useVisitState } from '../../visit/useVisit.ts';

/** The models of products, in their order. Two sizes of one model are told apart, so each is shown as itself. */
export function useModels(products: readonly Product[], matcher: Matcher, job: AskedJob): readonly Model[] {
  const { chosen, sized, way } = useVisitState();
  return useMemo(() => {
    const answers = way ? answersOfWay(way, job.answers) : job.answers;
    const familyOfId = (id: string) => matcher.families.get(id);
    return products.map((product) => {
      const isOther = ({ id }: Product) => id !== product.id && familyOfId(id) === familyOfId(product.id);
      const isPressed = (sized && product.id === chosen) || products.some(isOther);
      const isSaid = spansInJob(way, product, job).some((span) => span !== null);
      return modelOfProduct(matcher, answers, product, isPressed || isSaid);
    });
  }, [products, matcher, job, chosen, sized, way]);
}
