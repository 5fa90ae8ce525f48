import { useMemo } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { familyOf } from '../matching/families.ts';
import type { Matcher } from '../matching/matcher.ts';
import { type Model, modelOfProduct } from '../matching/models.ts';
import type { Answers } from '../questionnaire/question.ts';
import { useVisitState } from '../visit/useVisit.ts';
import { useRooms } from './useSizing.ts';

/** The models of products, in their order. Two sizes of one model are told apart, so each is shown as itself. */
export function useModels(
  products: readonly Product[],
  matcher: Matcher,
  answers: Answers,
  zone: Zone | null,
): readonly Model[] {
  const { chosen, sized } = useVisitState();
  const { likely } = useRooms(zone);
  return useMemo(() => {
    const families = products.map((product) => familyOf(matcher.families, product));
    return products.map((product, index) => {
      const isPressed =
        (sized && product.id === chosen) ||
        families.indexOf(families[index]!) !== families.lastIndexOf(families[index]!);
      return modelOfProduct(matcher, answers, product, likely, isPressed);
    });
  }, [products, matcher, answers, likely, chosen, sized]);
}
