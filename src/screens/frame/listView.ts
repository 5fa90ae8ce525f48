import type { Product } from '../../catalogue/product.ts';
import type { Zone } from '../../climate/zone.ts';
import type { Matcher } from '../../matching/matcher.ts';
import type { AskedJob } from '../../matching/way.ts';
import type { ModelPurchase } from '../../matching/ways.ts';
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
  readonly job: AskedJob;
  /**
   * @param isSized true if the size is decided; otherwise the model is chosen
   * @param purchase the job of which it is the first system; its model in each room by default
   */
  onChoose(product: Product, isSized?: boolean, purchase?: Pick<ModelPurchase, 'id' | 'bought'>): void;
}
