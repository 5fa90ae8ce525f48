import { SIZE_SOURCES } from '../../facts/sizeSources.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { useZone } from '../../screens/frame/useZone.ts';
import { readSizeAsked, savedTraits } from '../../sizing/readSizeAsked.ts';
import { SIZE_TRAITS, type SizeTrait } from '../../sizing/sizeAsked.ts';
import type { SizeBasis } from '../../sizing/sizeSpans.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { sentences } from '../../words/sentences.ts';
import { readText } from '../../words/sourceText.ts';
import { SIZING } from './words/english.ts';
import { forZoneText, saidSizeText } from './words/sizeText.ts';

interface MoreAboutSizeProps extends Pick<SizeBasis, 'rules'> {
  /** Now: milliseconds since 1970. */
  readonly at: number;
  onTraits(traits: readonly SizeTrait[]): void;
}

/** These contradict `shaded`. */
const UNSHADED: readonly SizeTrait[] = ['windows', 'bare'];

/** What else moves the size, the kW at the moment, and the sources. */
export function MoreAboutSize({ rules, at, onTraits }: MoreAboutSizeProps) {
  const words = useWords();
  const say = words.of(SIZING);
  const { zone } = useZone();
  const { parts, answers } = useVisitState();
  const traits = savedTraits(parts.sizing);
  const press = (pressed: SizeTrait): void => {
    const gone: readonly SizeTrait[] = pressed === 'shaded' ? UNSHADED : UNSHADED.includes(pressed) ? ['shaded'] : [];
    const isOn = traits.includes(pressed);
    onTraits(
      SIZE_TRAITS.filter((trait) => (trait === pressed ? !isOn : traits.includes(trait) && !gone.includes(trait))),
    );
  };
  return (
    <div className="estimate">
      <div className="chips">
        <ChoiceGroup
          legend={{ text: say('sizing.traits') }}
          choices={SIZE_TRAITS.map((value) => ({ value, label: say(`sizing.trait.${value}`) }))}
          chosen={traits}
          multiple
          error={null}
          onChoose={(value) => press(SIZE_TRAITS.find((trait) => trait === value)!)}
        />
      </div>
      <p role="status">
        {sentences(
          saidSizeText(words, readSizeAsked(parts.sizing, answers), answers, { zone, rules, way: null }),
          forZoneText(words, zone),
        )}
      </p>
      <p className="hint">{words.of(MATCHES)('size.hint')}</p>
      <details className="small-fold">
        <summary>{say('sizing.sources')}</summary>
        <p className="hint">{say(rules ? 'sizing.sources.own' : 'sizing.sources.ours')}</p>
        <ul className="size-sources whole-link">
          {rules?.map(({ source, date, how }) => (
            <li key={source}>
              {say('sizing.source.own', { source, read: readText(words, { kind: 'size', read: date, how }, at) })}
            </li>
          )) ??
            SIZE_SOURCES.map((fact) => (
              <li key={fact.claim}>
                {say('sizing.source', { source: fact.source, read: readText(words, fact, at), claim: fact.claim })}
              </li>
            ))}
        </ul>
      </details>
    </div>
  );
}
