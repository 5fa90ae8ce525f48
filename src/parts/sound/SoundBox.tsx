import { useState } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { stateOf } from '../../climate/stateOf.ts';
import type { Fact } from '../../facts/fact.ts';
import { FAIRAIR, NOISE_RULES } from '../../facts/noise.ts';
import { ActionLink } from '../../screens/frame/ActionLink.tsx';
import { useSay, useWords } from '../../screens/frame/useWords.ts';
import { useStyles } from '../../ui/Heading.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { withData } from '../../visit/visitState.ts';
import { sentences } from '../../words/sentences.ts';
import { readText } from '../../words/sourceText.ts';
import {
  DISTANCES,
  MAX_METRES,
  MIN_METRES,
  type Neighbour,
  readMetres,
  readNeighbour,
  STANDS,
} from './rules/soundAtWindow.ts';
import soundStyles from './soundStyles.css?inline';
import { SOUND } from './words/english.ts';
import { heard } from './words/soundText.ts';

/** The ends of the bars, dB(A): a quiet night, and a vacuum cleaner. */
const [QUIET, LOUD] = [20, 75];
const share = (dba: number): number => Math.min(100, Math.max(0, ((dba - QUIET) / (LOUD - QUIET)) * 100));

/** The sound of outdoor units at a neighbour's window, as spans. They compare systems, and never give a verdict. */
export function SoundBox({ products }: { readonly products: readonly Product[] }) {
  useStyles(soundStyles);
  const words = useWords();
  const say = words.of(SOUND);
  const visit = useVisit();
  const { parts, postcode } = useVisitState();
  const neighbour = readNeighbour(parts.neighbour);
  const change = (changed: Partial<Neighbour>): void => {
    visit.update((state) => withData(state, 'neighbour', { ...neighbour, ...changed }));
  };
  const { systems, areAlike, differences } = heard(words, products, neighbour);
  const [only] = systems.length === 1 ? systems : [];
  const state = stateOf(postcode);
  const rule = state && NOISE_RULES[state];
  const [at] = useState(Date.now);
  const source = (fact: Fact, label: string) => (
    <>
      <ActionLink action={{ href: fact.source, label, opensTab: true }} />
      <span>{` (${readText(words, fact, at)})`}</span>
    </>
  );
  return (
    <div className="estimate">
      <fieldset>
        <legend className="visually-hidden">{say('sound.metres')}</legend>
        <DistanceField neighbour={neighbour} onChange={(metres) => change({ metres })} />
        <SelectField
          label={say('sound.stand')}
          choices={[
            { value: '', label: say('sound.unknown') },
            ...STANDS.map((stand) => ({ value: stand, label: say(`sound.stand.${stand}`) })),
          ]}
          value={neighbour.stand ?? ''}
          onChoose={(stand) => change(readNeighbour({ ...neighbour, stand }))}
        />
      </fieldset>
      <div role="status">
        <p className="lead">{only?.span ? say('sound.at', { span: only.text }) : say('sound.each')}</p>
        {differences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ul className="bars">
        {systems.map(({ id, name, span, text }) => (
          <li key={id}>
            {!only?.span && (
              <>
                <bdi>{name}</bdi>
                <b>{text}</b>
              </>
            )}
            {span && areAlike && (
              <svg aria-hidden="true">
                <rect height="100%" x={`${share(span[0])}%`} width={`${share(span[1]) - share(span[0])}%`} />
                <rect className="sound-line" height="100%" x={`${share(FAIRAIR.claim)}%`} width="2" />
              </svg>
            )}
          </li>
        ))}
      </ul>
      <p className="hint">
        {sentences(
          say('sound.line', { figure: words.unit(FAIRAIR.claim, 'dB(A)') }),
          say('sound.night'),
          say('sound.lower'),
        )}
      </p>
      <p className="hint">
        {source(FAIRAIR, 'FairAir')}
        {rule && <span>{' · '}</span>}
        {rule && source(rule, say('sound.rule', { name: rule.claim }))}
        {!rule && <span>{` ${say('sound.rules')}`}</span>}
      </p>
      <p className="hint">{say('sound.honest')}</p>
    </div>
  );
}

interface DistanceFieldProps {
  readonly neighbour: Neighbour;
  onChange(metres: number): void;
}

/** Three usual distances, or a typed one. The typed text stays; only a usable distance counts. */
function DistanceField({ neighbour: { metres }, onChange }: DistanceFieldProps) {
  const words = useWords();
  const say = useSay(SOUND);
  const offered = DISTANCES.find((one) => one === metres);
  const [typed, setTyped] = useState(offered ? null : String(metres));
  const limits = { least: words.unit(MIN_METRES, 'm'), most: words.unit(MAX_METRES, 'm') };
  return (
    <>
      <SelectField
        label={say('sound.metres')}
        choices={[
          ...DISTANCES.map((one) => ({ value: String(one), label: words.unit(one, 'm') })),
          { value: '', label: say('sound.other') },
        ]}
        value={typed === null ? String(offered) : ''}
        onChoose={(value) => {
          setTyped(value === '' ? '' : null);
          if (value !== '') onChange(Number(value));
        }}
      />
      {typed !== null && (
        <TextField
          label={say('sound.typed')}
          inputMode="decimal"
          autoComplete="off"
          text={typed}
          error={typed.trim() !== '' && readMetres(typed) === null ? say('sound.typedError', limits) : null}
          onText={(text) => {
            setTyped(text);
            const read = readMetres(text);
            if (read !== null) onChange(read);
          }}
        />
      )}
    </>
  );
}
