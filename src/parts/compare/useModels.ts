import { useMemo } from 'react';
import type { Product } from '../../catalogue/product.ts';
import type { Zone } from '../../climate/zone.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { type Model, modelOfProduct } from '../../matching/models.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { useRooms } from '../../screens/frame/useRooms.ts';
import { useVisitState } from '../../visit/useVisit.ts';

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
    const familyOfId = (id: string) => matcher.families.get(id);
    return products.map((product) => {
      const isOther = ({ id }: Product) => id !== product.id && familyOfId(id) === familyOfId(product.id);
      const isPressed = (sized && product.id === chosen) || products.some(isOther);
      return modelOfProduct(matcher, answers, product, likely, isPressed);
    });
  }, [products, matcher, answers, likely, chosen, sized]);
}
