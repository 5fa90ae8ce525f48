import type { Product } from '../../catalogue/product.ts';
import type { Zone } from '../../climate/zone.ts';
import type { Matcher } from '../../matching/matcher.ts';
import type { LikelySize } from '../../matching/size.ts';
import type { Answers } from '../../questionnaire/question.ts';
import type { Tariff } from '../../words/energyWords.ts';

/** The data that all systems on the list share, and the visitor's actions on them. */
export interface ListView {
  readonly products: readonly Product[];
  readonly matcher: Matcher;
  readonly answers: Answers;
  /** The visitor's postcode, or empty. */
  readonly postcode: string;
  /** The visitor's climate zone, if known. */
  readonly zone: Zone | null;
  readonly tariff: Tariff;
  /** The size that the visitor's rooms are likely to need; null while nothing decides it. */
  readonly likely: LikelySize | null;
  /** True if each model that fits is small for the rooms: one sentence above the list says so. */
  readonly areAllSmall: boolean;
  /** @param isSized true if the visitor pressed this very size; otherwise its model is chosen */
  onChoose(product: Product, isSized?: boolean): void;
}
