import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProblemScreen } from '../screens/frame/ProblemScreen.tsx';
import { PartsContext, type ShownPart } from '../screens/frame/slots.tsx';
import { WordsContext } from '../screens/frame/useWords.ts';
import { LandingScreen } from '../screens/landing/LandingScreen.tsx';
import { VisitContext } from '../visit/useVisit.ts';
import { createVisit } from '../visit/visit.ts';
import { CORE_MESSAGES } from '../words/coreMessages.ts';
import { createWords, type MessageSet } from '../words/words.ts';
import { PARTS } from './parts.ts';
import type { WrittenNode, WrittenScreens } from './writeScreen.ts';

const nothing = (): void => {};
const NEW = createVisit({ read: () => null, write: nothing, clear: nothing });

const sets = await Promise.all(PARTS.map(({ words }) => words?.() ?? {}));
const ENGLISH: MessageSet = Object.assign({}, CORE_MESSAGES, ...sets);

async function writeScreens(): Promise<WrittenScreens> {
  const landing = await Promise.all(PARTS.map(landingOf));
  const keys = createWords(Object.fromEntries(Object.keys(ENGLISH).map((key) => [key, key])));
  const write = (screen: ReactNode): WrittenNode => {
    const inVisit = createElement(VisitContext, { value: NEW }, screen);
    const withParts = createElement(PartsContext, { value: landing.flat() }, inVisit);
    return readMarkup(renderToStaticMarkup(createElement(WordsContext, { value: keys }, withParts)));
  };
  const none = { onStart: nothing, onResume: nothing, onIntent: nothing, onIntentEnd: nothing };
  const screens = {
    landing: write(createElement(LandingScreen, none)),
    problem: write(createElement(ProblemScreen, { error: '', onRetry: nothing })),
  };
  const used = [...textsOf(screens.landing), ...textsOf(screens.problem), 'problem.hide', 'pending.text'];
  return { ...screens, texts: Object.fromEntries(used.map((key) => [key, String(ENGLISH[key])])) };
}

/** What a part adds to the landing screen while an attribute has its value, in an element that is named by both. */
async function landingOf({ name, landing }: (typeof PARTS)[number]): Promise<readonly ShownPart[]> {
  if (!landing) return [];
  const { attribute, value } = landing;
  const view = createElement(await landing.view());
  const door = () => createElement(`if-${attribute}-${value}`, {}, view);
  return [{ name, slots: { 'landing.door': door }, fail: nothing }];
}

function textsOf([, , ...children]: WrittenNode): readonly string[] {
  return children.flatMap((child) => (typeof child === 'string' ? [child] : textsOf(child)));
}

const TAG = /<(\/?)([\w-]+)([^>]*?)(\/?)>|([^<]+)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const plain = (text: string): string => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity]!);

/** React's markup, in which each element is closed, as a tree. */
function readMarkup(html: string): WrittenNode {
  const open: [string, Record<string, string>, ...(string | WrittenNode)[]][] = [['', {}]];
  for (const [, end, tag, attributes = '', isEmpty, text] of html.matchAll(TAG)) {
    if (end) {
      if (tag === 'path') continue;
      const closed = open.pop()!;
      open.at(-1)!.push(closed);
    } else if (tag) {
      // The picture's lines are in its file.
      if (tag === 'path') continue;
      const given = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value!)]);
      const node: (typeof open)[number] = [tag, Object.fromEntries(given)];
      if (isEmpty) open.at(-1)!.push(node);
      else open.push(node);
    } else open.at(-1)!.push(plain(text!));
  }
  const [, , screen] = open[0]!;
  return screen as WrittenNode;
}

/** The landing screen, and the screen of a problem, as their components render them, with the key of each text in its place. */
export const WRITTEN: WrittenScreens = await writeScreens();
