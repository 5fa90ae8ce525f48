import { useId } from 'react';
import { TOKENS, type Token } from '../../src/ui/theme/tokens.ts';
import { OWN_COLOURS } from './pageCss.ts';
import { SCHEMES, type Scheme, type Theme } from './readTheme.ts';

interface ThemeFieldsProps {
  readonly theme: Theme;
  readonly problems: Readonly<Record<string, string>>;
  onChange(theme: Theme): void;
}

const MEANING: Readonly<Record<Token, string>> = {
  paper: 'Background',
  ink: 'Text and lines of drawings',
  'soft-ink': 'Secondary text',
  line: 'Edges of controls',
  tint: 'Background of chosen options',
  accent: 'Actions and links',
  'on-accent': 'Text on the accent',
  warning: 'Things to check',
};
const OTHERS = { radius: 'Corner radius', space: 'Unit of all spacing', font: 'Font family' } as const;
const EXAMPLES = { radius: '10px', space: '4px', font: 'the page’s own' } as const;

/** A field for each property of the theme, and two for each colour: light and dark. */
export function ThemeFields({ theme, problems, onChange }: ThemeFieldsProps) {
  const setColour = (token: Token, scheme: Scheme, value: string): void => {
    const changed = { ...theme.colours[token], [scheme]: value };
    onChange({ ...theme, colours: { ...theme.colours, [token]: changed } });
  };
  return (
    <>
      {TOKENS.map((token) => (
        <fieldset key={token} className="colour">
          <legend>
            {MEANING[token]} <code>--ps-{token}</code>
          </legend>
          {SCHEMES.map((scheme) => (
            <TextLine
              key={scheme}
              label={scheme === 'light' ? 'Light' : 'Dark'}
              name={`${MEANING[token]}, ${scheme}`}
              value={theme.colours[token]?.[scheme] ?? ''}
              example={scheme === 'dark' && theme.colours[token]?.light ? 'as in light' : OWN_COLOURS[scheme][token]}
              problem={problems[`${token} ${scheme}`]}
              onChange={(value) => setColour(token, scheme, value)}
            />
          ))}
        </fieldset>
      ))}
      {(['radius', 'space', 'font'] as const).map((token) => (
        <TextLine
          key={token}
          label={OTHERS[token]}
          name={OTHERS[token]}
          value={theme[token]}
          example={EXAMPLES[token]}
          problem={problems[token]}
          onChange={(value) => onChange({ ...theme, [token]: value })}
        />
      ))}
    </>
  );
}

interface TextLineProps {
  readonly label: string;
  /** The whole name, for people who don't see the field's place. */
  readonly name: string;
  readonly value: string;
  readonly example: string;
  readonly problem: string | undefined;
  onChange(value: string): void;
}

function TextLine({ label, name, value, example, problem, onChange }: TextLineProps) {
  const field = useId();
  const said = useId();
  return (
    <div className="field">
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        type="text"
        aria-label={name}
        aria-invalid={problem !== undefined}
        aria-describedby={said}
        placeholder={example}
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="problem" id={said}>
        {problem}
      </p>
    </div>
  );
}
