import { type Product, SYSTEM_TYPES, type SystemType } from '../../../catalogue/product.ts';
import { zoneOfPostcode } from '../../../climate/zoneOfPostcode.ts';
import { deadEndCauses } from '../../../matching/deadEndCauses.ts';
import { judge, judgeValues } from '../../../matching/judge.ts';
import { createMatcher } from '../../../matching/matcher.ts';
import { type Answers, type CriterionId, chosenValues } from '../../../questionnaire/question.ts';
import { readAnswers } from '../../../questionnaire/readAnswers.ts';
import { COUNTED, type CountedMessage, NO_ZONE, optionKey } from './counterKeys.ts';
import { weekOf } from './week.ts';

/** The data that insight reads from a stored enquiry. */
export interface AskedSystem {
  /** ISO 8601. */
  readonly created: string;
  readonly postcode: string | null;
  readonly suspicions: readonly unknown[];
  readonly brief: { readonly answers: unknown; readonly system: string | null };
}

/** Insight from enquiries, compared with a catalogue. Nothing is hidden, because the provider has the enquiries anyway. */
export interface EnquiryInsight {
  /** The number of enquiries, without suspected ones. */
  readonly enquiries: number;
  /** The number of those whose answers the questions still offer. Everything below is about these. */
  readonly read: number;
  readonly asked: readonly { readonly question: CountedMessage; readonly option: string; readonly count: number }[];
  /** The numbers of enquiries for which 0, 1, 2, and 3 or more systems of the catalogue fit everything. */
  readonly fits: readonly [number, number, number, number];
  /** The reasons why nothing fits: the fewest answers that leave no system, the most frequent first. */
  readonly missing: readonly { readonly answers: Answers; readonly count: number }[];
  /** One more system for each type, chosen to serve the most enquiries that nothing fits now. The most useful type comes first. */
  readonly oneMore: readonly OneMore[];
  readonly systems: readonly { readonly system: string; readonly count: number }[];
  readonly weeks: readonly { readonly week: string; readonly count: number }[];
}

/** A system like one in the catalogue that would also suit the answers that one misses. */
export interface OneMore {
  readonly type: SystemType;
  /** The id of the system that it would be like. */
  readonly like: string;
  readonly question: CriterionId;
  readonly options: readonly string[];
  readonly serves: number;
}

/** A split can't become ducted. */
const FIXED: CriterionId = 'Q1';

export function fromEnquiries(all: readonly AskedSystem[], products: readonly Product[]): EnquiryInsight {
  const genuine = all.filter(({ suspicions }) => suspicions.length === 0);
  const read = genuine.flatMap((enquiry) => {
    const reading = readAnswers(enquiry.brief.answers);
    return reading.ok && Object.keys(reading.answers).length > 0 ? [{ ...enquiry, answers: reading.answers }] : [];
  });
  const matcher = createMatcher(products);
  const fits: [number, number, number, number] = [0, 0, 0, 0];
  const unserved: Answers[] = [];
  for (const { answers } of read) {
    const count = matcher.count(answers);
    fits[Math.min(count, 3) as 0 | 1 | 2 | 3] += 1;
    if (count === 0) unserved.push(answers);
  }
  const options = tally(
    read.flatMap(({ answers, postcode }) => [
      ...COUNTED.flatMap(([question]) =>
        question === 'zone' ? [] : chosenValues(answers, question).map((value) => optionKey(question, value)),
      ),
      optionKey('zone', zoneOf(postcode)),
    ]),
  );
  return {
    enquiries: genuine.length,
    read: read.length,
    asked: COUNTED.flatMap(([question, values]) =>
      values.map((option) => ({ question, option, count: options.get(optionKey(question, option)) ?? 0 })),
    ),
    fits,
    missing: deadEndCauses(unserved, (answers) => matcher.count(answers) === 0).map(({ answers, paths }) => ({
      answers,
      count: paths.length,
    })),
    oneMore: oneMore(unserved, products),
    systems: [...tally(read.flatMap(({ brief }) => brief.system ?? []))]
      .map(([system, count]) => ({ system, count }))
      .sort((a, b) => b.count - a.count),
    weeks: [...tally(read.map(({ created }) => weekOf(Date.parse(created))))]
      .map(([week, count]) => ({ week, count }))
      .sort((a, b) => b.week.localeCompare(a.week)),
  };
}

function oneMore(unserved: readonly Answers[], products: readonly Product[]): readonly OneMore[] {
  const found = new Map<string, OneMore>();
  // Many enquiries ask for the same.
  for (const [text, times] of tally(unserved.map((answers) => JSON.stringify(answers)))) {
    const answers: Answers = JSON.parse(text);
    for (const product of products) {
      const [miss, ...more] = judge(product, answers).filter(({ verdict }) => verdict === 'misses');
      if (!miss || more.length > 0 || miss.question === FIXED) continue;
      const { question } = miss;
      const missed = chosenValues(answers, question).filter(
        (value) => judgeValues(product, question, [value]).verdict === 'misses',
      );
      const key = JSON.stringify([product.id, question, missed]);
      const serves = (found.get(key)?.serves ?? 0) + times;
      found.set(key, { type: product.system_type, like: product.id, question, options: missed, serves });
    }
  }
  const best = [...found.values()].sort((a, b) => b.serves - a.serves);
  return SYSTEM_TYPES.flatMap((type) => best.find((one) => one.type === type) ?? []).sort(
    (a, b) => b.serves - a.serves,
  );
}

function zoneOf(postcode: string | null): string {
  return zoneOfPostcode(postcode ?? '')?.zone ?? NO_ZONE;
}

function tally(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
