import type { Product } from '../../catalogue/product.ts';
import type { Zone } from '../../climate/zone.ts';
import type { JobModel } from '../../matching/jobModel.ts';
import type { Matcher } from '../../matching/matcher.ts';
import type { AskedJob } from '../../matching/way.ts';
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
  /** @param isSized true if the sizes are decided; otherwise the model is chosen */
  onChoose(bought: JobModel, isSized: boolean): void;
}
