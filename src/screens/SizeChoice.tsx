import type { Product } from '../catalogue/product.ts';
import { isInside } from '../matching/comparable.ts';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { MATCHES } from '../words/english/matches.ts';
import { shortPrice, sizeNames } from '../words/productWords.ts';
import { openLines, sizeVerdict } from '../words/rowLines.ts';
import { ReasonList } from './Reasons.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface SizeChoiceProps {
  readonly sizes: readonly Product[];
  readonly product: Product;
  /** The size that matches best. */
  readonly best: Product;
  readonly view: ListView;
  onSize(product: Product): void;
}

/** The sizes of a family, each with its verdict. */
export function SizeChoice({ sizes, product, best, view, onSize }: SizeChoiceProps) {
  const { answers, span } = view;
  const words = useWords();
  const say = words.of(MATCHES);
  const names = sizeNames(words, sizes);
  const open = sizes.map((size) => ({ size, lines: openLines(words, size, answers) }));
  // The reasons that hold for all sizes are in the row's own reasons.
  const isShared = (text: string): boolean => open.every(({ lines }) => lines.some((line) => line.text === text));
  const missing = open.flatMap(({ size, lines }) =>
    lines.flatMap(({ kind, text }) =>
      isShared(text)
        ? []
        : [{ kind, text: say('size.line', { size: names.get(size.id) ?? size.title, reason: text }) }],
    ),
  );
  /** Without a span, the best match is marked, which is no advice on size. */
  const hintOf = (size: Product): string => {
    const verdict = sizeVerdict(size, answers);
    const isMarked = span ? isInside(size, span) : size === best && verdict !== 'misses';
    const mark = isMarked ? say(span ? 'size.inside' : 'size.closest') : say(`size.${verdict}`);
    return size.price_from_aud === null ? mark : `${mark} · ${shortPrice(words, size).price}`;
  };
  return (
    // Chromium leaks shadow-root radio buttons that have no form owner.
    <form className="sizes" onSubmit={(event) => event.preventDefault()}>
      <ChoiceGroup
        legend={{ text: say('size.name'), hint: say('size.hint') }}
        choices={sizes.map((size) => ({
          value: size.id,
          label: names.get(size.id) ?? size.title,
          hint: hintOf(size),
        }))}
        chosen={[product.id]}
        multiple={false}
        error={null}
        onChoose={(id) => onSize(sizes.find((size) => size.id === id) ?? product)}
      />
      <ReasonList lines={missing} />
    </form>
  );
}
