import type { Product } from '../../catalogue/product.ts';
import { type JobModel, jobModel } from '../../matching/jobModel.ts';
import { judgeSize } from '../../sizing/sizeSpans.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { MATCHES } from '../../words/english/matches.ts';
import { sizeNames } from '../../words/productWords.ts';
import { openLines, sizeVerdict } from '../../words/rowLines.ts';
import { sizeWord } from '../../words/rowText.ts';
import { homeWithWork, jobPriceText } from '../../words/spanTexts.ts';
import type { ListView } from '../frame/listView.ts';
import { ReasonList } from '../frame/Reasons.tsx';
import { useWords } from '../frame/useWords.ts';

interface SizeChoiceProps {
  readonly bought: JobModel;
  /** True if the visitor pressed the size that is shown. */
  readonly isPressed: boolean;
  readonly view: ListView;
  onSize(product: Product): void;
}

/** The sizes of a model, each with its price and the reasons against it. No size is called right, and none is preselected. */
export function SizeChoice({ bought, isPressed, view, onSize }: SizeChoiceProps) {
  const { model, answers, bought: systems } = bought;
  const { sizes } = model.family;
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
  const hintOf = (size: Product): string => {
    const { price, units } = jobModel({ products: [size] }, view.matcher, view.job);
    const verdict = sizeVerdict(size, answers);
    const fits = systems.map(({ span }) => judgeSize(size, span, view.zone));
    const fit = fits.every((one) => one === fits[0]) ? fits[0] : null;
    return [
      price ? jobPriceText(words, price, units.indoor, homeWithWork(size, answers)) : '',
      verdict === 'fits' ? '' : say(`size.${verdict}`),
      fit === 'below' || fit === 'above' ? sizeWord(words, fit, view.job) : '',
    ]
      .filter(Boolean)
      .join(' · ');
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
        chosen={isPressed && model.size ? [model.size.id] : []}
        multiple={false}
        error={null}
        onChoose={(id) => {
          const size = sizes.find((one) => one.id === id);
          if (size) onSize(size);
        }}
      />
      <ReasonList lines={missing} />
    </form>
  );
}
