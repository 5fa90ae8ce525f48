import { readiness } from '../sheets/read/readiness.ts';
import type { Product } from '../src/catalogue/product.ts';
import { readPostcode } from '../src/climate/readPostcode.ts';
import { zoneOfPostcode } from '../src/climate/zoneOfPostcode.ts';
import { type Advice, type Beside, whereToStart } from '../src/matching/advice.ts';
import { type Family, familyTitle } from '../src/matching/families.ts';
import { GROUPS, type Group } from '../src/matching/groups.ts';
import { judge } from '../src/matching/judge.ts';
import { createMatcher, type Matcher, type Matches } from '../src/matching/matcher.ts';
import { listModels, type Model, productOf } from '../src/matching/models.ts';
import type { LikelySize } from '../src/matching/size.ts';
import { suggest } from '../src/matching/suggest.ts';
import { likelySize, ruleSpans } from '../src/parts/sizing/rules/sizeSpan.ts';
import { likelyText } from '../src/parts/sizing/words/roomSizeText.ts';
import type { Answers } from '../src/questionnaire/question.ts';
import { readAnswers } from '../src/questionnaire/readAnswers.ts';
import { startText, tradeoffText, wordedReasons } from '../src/words/adviceText.ts';
import { MATCHES } from '../src/words/english/matches.ts';
import { modelTitle, typeAndSize } from '../src/words/modelWords.ts';
import { reasonText } from '../src/words/reasonText.ts';
import { suggestionText } from '../src/words/suggestionText.ts';
import { ENGLISH_WORDS } from '../src/words/words.ts';
import { zoneLabel } from '../src/words/zoneNames.ts';
import { counted } from './counted.ts';
import { suggestionData } from './coverageData.ts';
import { FINE } from './exitCode.ts';
import { openCatalogue } from './openCatalogue.ts';
import { openSizeRules } from './openSizeRules.ts';
import type { Output } from './output.ts';
import { parseRooms } from './readRooms.ts';

const MARK = { fits: '+', partly: '±', unknown: '?', misses: '-' } as const;

const sayMatches = ENGLISH_WORDS.of(MATCHES);

const GROUP_NAMES: Readonly<Record<Group, string>> = {
  all: 'Fits everything you asked for',
  wish: 'Right for your home, but an extra is missing',
  close: 'Nearly fits',
};

interface Asked {
  readonly answers?: string | undefined;
  /** The sheet of a workbook. */
  readonly sheet?: string | undefined;
  readonly postcode?: string | undefined;
  /** The floor area of each room, as typed. */
  readonly area?: readonly string[] | undefined;
  /** The file with a provider's rules of thumb. */
  readonly 'size-rules'?: string | undefined;
}

/** `match FILE --answers JSON [--postcode CODE] [--area M2]`: the systems in their groups, best first, with verdicts and reasons. */
export function matchCatalogue(file: string, asked: Asked, json: boolean, output: Output): number {
  const reading = parseAnswers(asked.answers);
  if (!reading.ok) return output.refuse(...reading.problems);
  const postcode = readPostcode(asked.postcode ?? '');
  if (!postcode.ok) return output.refuse('--postcode takes up to 10 letters, digits, spaces and hyphens.');
  const rooms = parseRooms(asked.area ?? [], reading.answers);
  if (!rooms.ok) return output.refuse(rooms.reason);
  const sizes = openSizeRules(asked['size-rules']);
  if (!sizes.ok) return output.refuse(sizes.reason);
  const opened = openCatalogue(file, asked.sheet);
  if (!opened.ok) return output.refuse(opened.reason);
  const state = readiness(opened);
  if (state.kind === 'unusable') return output.refuse(`${file} can't be used. To see why: catalogue check ${file}`);
  if (state.kind === 'bad-rows') {
    const rows = counted(state.rows.length, 'row');
    output.error(`${rows} of ${file} can't be used; the others are. To see why: catalogue check ${file}`);
  }

  const { answers } = reading;
  const matcher = createMatcher(opened.products);
  const matches = matcher.match(answers);
  const suggestions = suggest(matcher, answers);
  const zone = zoneOfPostcode(postcode.postcode)?.zone ?? null;
  const likely = likelySize(ruleSpans(sizes.rules, rooms.rooms, zone));
  const start = whereToStart(listModels(matches, matcher, likely).fits, { answers, zone }, postcode.postcode);
  if (json) {
    output.json({
      groups: asGroups(matches, answers, matcher),
      start: start && startData(start, likely),
      suggestions: suggestions.map(suggestionData),
    });
    return FINE;
  }
  if (postcode.postcode !== '') output.out(zoneLine(postcode.postcode), '');
  if (rooms.rooms.length > 0)
    output.out(...wrapped(likelyText(ENGLISH_WORDS, rooms.rooms, likely), output.width, ''), '');
  output.out(...startLines(start, output.width));
  for (const group of GROUPS) {
    if (matches[group].total === 0) continue;
    output.out(`${GROUP_NAMES[group]} (${counted(matches[group].total, 'system')})`);
    for (const product of matches[group].first()) {
      output.out(...wrapped(`${product.id}  ${product.title}`, output.width, '  '));
      for (const { question, verdict, reason } of judge(product, answers)) {
        output.out(
          ...wrapped(`${MARK[verdict]} ${question}  ${reasonText(ENGLISH_WORDS, { verdict, reason })}`, output.width),
        );
      }
    }
    output.out('');
  }
  if (matches.rest > 0)
    output.out(`${counted(matches.rest, 'system')} not shown: each misses two or more things the visitor needs.`);
  for (const suggestion of suggestions)
    output.out(...wrapped(`Suggestion: ${suggestionText(ENGLISH_WORDS, answers, suggestion)}.`, output.width, ''));
  return FINE;
}

/** The recommendation as data: the first system's advantages over the alternatives, and the advantages of each alternative. */
function startData({ first, beside, next }: Advice, likely: LikelySize | null) {
  return {
    id: productOf(first).id,
    size: likely,
    ...wordedReasons(ENGLISH_WORDS, next?.against ?? []),
    ...(next?.isEqual && { equal: true }),
    alternatives: beside.map(({ model, differences, isEqual }) => ({
      id: productOf(model).id,
      ...wordedReasons(ENGLISH_WORDS, differences),
      ...(isEqual && { equal: true }),
    })),
  };
}

function startLines(start: Advice | null, width: number): readonly string[] {
  if (!start) return [];
  const nameOf = (model: Model): string =>
    `${productOf(model).id}  ${modelTitle(model)} (${typeAndSize(ENGLISH_WORDS, model)})`;
  const lines = [
    `${nameOf(start.first)}. ${startText(ENGLISH_WORDS, start)}`,
    ...start.beside.map(
      ({ model, differences }: Beside) => `${nameOf(model)}. ${tradeoffText(ENGLISH_WORDS, differences)}`,
    ),
  ];
  return [sayMatches('start.title'), ...lines.flatMap((line) => wrapped(line, width, '  ')), ''];
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

function asGroups(matches: Matches, answers: Answers, matcher: Matcher) {
  const { families } = matcher;
  const models = Object.values(listModels(matches, matcher, null)).flat();
  const titles = new Map<Family, string>();
  for (const { family, best } of models) titles.set(family, familyTitle(family, best));
  const familyOf = (product: Product) => {
    const family = families.get(product.id);
    return family && family.id !== null ? { id: family.id, title: titles.get(family) } : null;
  };
  return GROUPS.map((group) => ({
    group,
    products: matches[group].first().map((product) => ({
      id: product.id,
      family: familyOf(product),
      verdicts: judge(product, answers).map((judged) => ({
        question: judged.question,
        verdict: judged.verdict,
        reason: reasonText(ENGLISH_WORDS, judged),
        reasonId: judged.reason.id,
      })),
    })),
  }));
}

function zoneLine(postcode: string): string {
  const found = zoneOfPostcode(postcode);
  if (!found) return `Postcode ${postcode} isn't in the table, so its climate zone isn't known.`;
  const others = found.others.map((zone) => zoneLabel(ENGLISH_WORDS, zone));
  return `Postcode ${postcode}: ${zoneLabel(ENGLISH_WORDS, found.zone)} zone${others.length > 0 ? `, partly ${ENGLISH_WORDS.list(others)}` : ''}.`;
}

/** A text, indented and wrapped to the width of the terminal. */
function wrapped(text: string, width: number, indent = '     '): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > Math.max(width, 40) && line.trim() !== '') {
      lines.push(line);
      line = `${indent}      `;
    }
    line += `${line.trim() === '' ? '' : ' '}${word}`;
  }
  return [...lines, line];
}
