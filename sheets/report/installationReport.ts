import { type Product, SYSTEM_TYPES } from '../../src/catalogue/product.ts';
import type { Installation } from '../../src/pricing/installation.ts';
import type { KindSpan } from '../../src/pricing/installationProofs.ts';
import type { InstallationReading } from '../../src/pricing/readInstallation.ts';
import { moneyIn, numberIn, type Speech, systemsIn } from '../speech/speech.ts';
import { type Report, section } from './report.ts';

interface CheckedPrices extends InstallationReading {
  /** What an installation costs, by kind of system. */
  readonly kinds: Readonly<Record<string, KindSpan>>;
  /** The catalogue's systems; empty without a catalogue. */
  readonly products: readonly Product[];
}

/** What visitors can see by a table of installation prices, or what has to be fixed. */
export function installationReport({ installation, problems, kinds, products }: CheckedPrices, speech: Speech): Report {
  const { __, sprintf } = speech;
  if (installation === null) {
    return section('problems', {
      text: [__('The table can’t be published. Fix each of these, then choose it again:', 'product-selector')],
      rows: problems.map(({ place, message }) => [placeText(place, speech), message]),
    });
  }
  const { provider, month, valid_until: until } = installation;
  return [
    ...section('prices', {
      text: [
        // translators: 1: the provider's name, 2: a month such as 2026-06, 3: a day
        sprintf(
          __('The price list of %1$s, %2$s, with GST, shown until %3$s.', 'product-selector'),
          provider,
          month,
          until,
        ),
        __('The table is ready. For the installation alone, visitors can see:', 'product-selector'),
      ],
      rows: Object.entries(kinds).map(([kind, span]) => spanRow(kind, span, speech)),
    }),
    ...section('cover', {
      heading: __('Systems of the catalogue', 'product-selector'),
      rows: coverRows(installation, products, speech),
    }),
  ];
}

function placeText(place: string, { __, sprintf }: Speech): string {
  if (place === 'file') return __('The file', 'product-selector');
  // translators: %s: the number of a row
  return place.replace(/^row (\d+)/, (_, row: string) => sprintf(__('row %s', 'product-selector'), row));
}

function spanRow(kind: string, { low, high, low_answers, high_answers }: KindSpan, speech: Speech): readonly string[] {
  const { __, sprintf } = speech;
  const answers = (given: object) =>
    Object.entries(given)
      .map(([fact, value]) => `${fact} ${value}`)
      .join(', ') || __('any answers', 'product-selector');
  // Rounded as visitors see it.
  const [least = '', most = ''] = [low, high].map((end) => moneyIn(speech, Math.ceil(end)));
  return [
    kind,
    // translators: 1 and 2: amounts of money
    sprintf(__('%1$s to %2$s', 'product-selector'), least, most),
    // translators: %s: answers
    sprintf(__('Least: %s', 'product-selector'), answers(low_answers)),
    // translators: %s: answers
    sprintf(__('Most: %s', 'product-selector'), answers(high_answers)),
  ];
}

/** The number of systems of each kind that get a figure. */
function coverRows({ kinds }: Installation, products: readonly Product[], speech: Speech) {
  return SYSTEM_TYPES.flatMap((kind) => {
    const systems = products.filter(({ system_type }) => system_type === kind);
    const { [kind]: price } = kinds;
    const covered = systems.filter(
      (system) => price && (price.base !== 'in_price' || system.price?.includes === 'supply_and_standard_install'),
    );
    if (systems.length === 0) return [];
    // translators: 1: a number, 2: "3 systems"
    const text = speech.__('%1$s of %2$s get a figure.', 'product-selector');
    return [[kind, speech.sprintf(text, numberIn(speech, covered.length), systemsIn(speech, systems.length))]];
  });
}
