import { pictureLines } from '../screens/frame/pictureLines.ts';
import HOME from '../screens/frame/pictures/home.svg?raw';

/** An element of a written screen: its tag, its attributes and its children; a text is the key of a message. */
export type WrittenNode = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (string | WrittenNode)[],
];

/** What the build writes of the screens that a page shows before the program (`writtenLanding.ts`). */
export interface WrittenScreens {
  readonly landing: WrittenNode;
  readonly problem: WrittenNode;
  /** The English of each text. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface ScreenWriting {
  /** Level of the screen's heading, 1 to 6. */
  readonly headingLevel: number;
  say(key: string): string;
  /** The value of an attribute of the selector's element. */
  attribute(name: string): string | null;
}

/** Writes a screen without a parser, which the strictest policies forbid. */
export function writeScreen([tag, attributes, ...children]: WrittenNode, writing: ScreenWriting): readonly Node[] {
  const [, attribute, value] = /^if-(.+)-(.+)$/.exec(tag) ?? [];
  if (attribute && writing.attribute(attribute) !== value) return [];
  const inside = children.flatMap<Node>((child) =>
    typeof child === 'string' ? document.createTextNode(writing.say(child)) : writeScreen(child, writing),
  );
  if (attribute) return inside;
  if (tag === 'svg') return [drawn('svg', attributes, ...pictureLines(HOME).map((line) => drawn('path', line)))];
  const element = document.createElement(tag === 'h2' ? `h${writing.headingLevel}` : tag);
  return [filled(element, attributes, inside)];
}

function drawn(tag: 'svg' | 'path', attributes: WrittenNode[1], ...inside: readonly Node[]): Element {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, inside);
}

function filled(element: Element, attributes: WrittenNode[1], inside: readonly Node[]): Element {
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  element.append(...inside);
  return element;
}
