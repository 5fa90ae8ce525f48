import { readiness } from '../sheets/read/readiness.ts';
import { dayOf } from '../src/catalogue/dayOf.ts';
import type { Product } from '../src/catalogue/product.ts';
import { readPostcode } from '../src/climate/readPostcode.ts';
import { zoneOfPostcode } from '../src/climate/zoneOfPostcode.ts';
import { type Family, familyTitle } from '../src/matching/families.ts';
import { findModels } from '../src/matching/groupModels.ts';
import { GROUPS } from '../src/matching/groups.ts';
import { judge } from '../src/matching/judge.ts';
import { createMatcher, type Matcher } from '../src/matching/matcher.ts';
import { listModels } from '../src/matching/models.ts';
import { sizeInJob } from '../src/matching/places.ts';
import { suggest } from '../src/matching/suggest.ts';
import type { AskedJob } from '../src/matching/way.ts';
import { readAnswers } from '../src/questionnaire/readAnswers.ts';
import { readSaidSize } from '../src/sizing/readSaidSize.ts';
import { adviceData, jobOf } from '../src/words/advise.ts';
import { reasonText } from '../src/words/reasonText.ts';
import { suggestionText } from '../src/words/suggestionText.ts';
import { ENGLISH_WORDS } from '../src/words/words.ts';
import { zoneLabel } from '../src/words/zoneNames.ts';
import { counted } from './counted.ts';
import { suggestionData } from './coverageData.ts';
import { FINE } from './exitCode.ts';
import { type FoundJob, groupLines, sizeLines, wayLines } from './matchLines.ts';
import { openCatalogue } from './openCatalogue.ts';
import { openPriceList } from './openPriceList.ts';
import { openSizeRules } from './openSizeRules.ts';
import type { CommandValues } from './options.ts';
import type { Output } from './output.ts';
import { wrapped } from './wrapped.ts';

/**
 * `match FILE --answers JSON [--postcode CODE] [--room KIND …] [--home BEDROOMS] [--installation FILE]`: the ways to do the job, the one
 * to begin with first, then the systems in their groups with verdicts and reasons.
 */
export function matchCatalogue(file: string, asked: CommandValues, output: Output): number {
  const reading = parseAnswers(asked.answers);
  if (!reading.ok) return output.refuse(...reading.problems);
  const postcode = readPostcode(asked.postcode ?? '');
  if (!postcode.ok) return output.refuse('--postcode takes up to 10 letters, digits, spaces and hyphens.');
  if (asked.area)
    return output.refuse(
      '--area is gone. Give the kind of each room instead, such as --room living, or --home with the bedrooms.',
    );
  const names = { room: '--room', home: '--home' };
  const size = readSaidSize({ rooms: asked.room ?? [], home: asked.home }, reading.answers, names);
  if (!size.ok) return output.refuse(size.reason);
  const rules = openSizeRules(asked['size-rules']);
  if (!rules.ok) return output.refuse(rules.reason);
  const on = dayOf(Date.now());
  const list = openPriceList(asked.installation, on);
  if (!list.ok) return output.refuse(list.reason);
  const opened = openCatalogue(file, asked.sheet);
  if (!opened.ok) return output.refuse(opened.reason);
  const state = readiness(opened);
  if (state.kind === 'unusable') return output.refuse(`${file} can't be used. To see why: catalogue check ${file}`);
  if (state.kind === 'bad-rows') {
    const rows = counted(state.rows.length, 'row');
    output.error(`${rows} of ${file} can't be used; the others are. To see why: catalogue check ${file}`);
  }
  const { answers } = reading;
  const job = jobOf(answers, {
    postcode: postcode.postcode,
    ...size.size,
    ...(asked['size-rules'] !== undefined && { rules: rules.rules }),
    ...(list.installation && { installation: list.installation }),
    on,
  });
  const matcher = createMatcher(opened.products);
  const found = findModels(matcher, job);
  const advice = adviceData(matcher, job, found);
  if (asked.json) {
    const suggestions = suggest(matcher, job, advice.counts.fits).map(suggestionData);
    output.json({ groups: asGroups(matcher, job), ...advice, suggestions });
  } else output.out(...matchLines({ matcher, job, found, advice }, output.width));
  return FINE;
}

function matchLines(asked: FoundJob, width: number): readonly string[] {
  const { matcher, job, advice } = asked;
  const { rest } = matcher.match(job.answers);
  const hidden = `${counted(rest, 'system')} not shown: each misses two or more things the visitor needs.`;
  return [
    ...(job.postcode === '' ? [] : [zoneLine(job.postcode), '']),
    ...sizeLines(asked, width),
    ...wayLines(asked, width),
    ...groupLines(asked, width),
    ...(rest > 0 ? [hidden] : []),
    ...suggest(matcher, job, advice.counts.fits).flatMap((suggestion) =>
      wrapped(`Suggestion: ${suggestionText(ENGLISH_WORDS, job.answers, suggestion)}.`, width, ''),
    ),
  ];
}

function parseAnswers(text: string | undefined): ReturnType<typeof readAnswers> {
  if (text === undefined)
    return { ok: false, problems: [`--answers is missing. Give the answers as JSON, such as '{"Q0": "No"}'.`] };
  try {
    return readAnswers(JSON.parse(text));
  } catch {
    return { ok: false, problems: [`--answers isn't JSON. Write it like '{"Q0": "No", "Q7": ["Mobile App"]}'.`] };
  }
}

function asGroups(matcher: Matcher, job: AskedJob) {
  const { families } = matcher;
  const matches = matcher.match(job.answers);
  const titles = new Map<Family, string>();
  for (const { family, best } of listModels(matches, matcher)) titles.set(family, familyTitle(family, best));
  const familyOf = (product: Product) => {
    const family = families.get(product.id);
    return family && family.id !== null ? { id: family.id, title: titles.get(family) } : null;
  };
  return GROUPS.map((group) => ({
    group,
    products: matches[group].first().map((product) => ({
      id: product.id,
      family: familyOf(product),
      verdicts: judge(product, job.answers).map((judged) => ({
        question: judged.question,
        verdict: judged.verdict,
        reason: reasonText(ENGLISH_WORDS, judged),
        reasonId: judged.reason.id,
      })),
      size: sizeInJob(product, job),
    })),
  }));
}

function zoneLine(postcode: string): string {
  const found = zoneOfPostcode(postcode);
  if (!found) return `Postcode ${postcode} isn't in the table, so its climate zone isn't known.`;
  const others = found.others.map((zone) => zoneLabel(ENGLISH_WORDS, zone));
  return `Postcode ${postcode}: ${zoneLabel(ENGLISH_WORDS, found.zone)} zone${others.length > 0 ? `, partly ${ENGLISH_WORDS.list(others)}` : ''}.`;
}
