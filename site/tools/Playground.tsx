import { type ReactNode, useState } from 'react';
import { FAULTS } from '../../dev/faults.ts';
import { ALL_MESSAGES } from '../../src/allMessages.ts';
import { ATTRIBUTE_LIST } from '../../src/attributes.ts';
import type { Start } from '../frame/play.ts';
import { AttributeFields } from './AttributeFields.tsx';
import { CopyBox } from './CopyBox.tsx';
import { ProblemList } from './ProblemList.tsx';
import { readSentences } from './readSentences.ts';
import { SCHEMES, type Scheme } from './readTheme.ts';
import { SelectorFrame } from './SelectorFrame.tsx';
import { SentenceFields } from './SentenceFields.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { ThemeFields } from './ThemeFields.tsx';
import { useTheme } from './useTheme.ts';
import { writeLines } from './writeLines.ts';

const MAX_LINES = 20;

/** The attributes that the selector reads only when it starts. */
const AT_START = ATTRIBUTE_LIST.filter((attribute) => !attribute.change && !attribute.part).map(({ name }) => name);

/** The settings on one side, the selector with these settings on the other, and the lines for a page below. */
export function Playground({ site }: { readonly site: string }) {
  const [attributes, setAttributes] = useState<Readonly<Record<string, string>>>({});
  const [sentences, setSentences] = useState('');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [fault, setFault] = useState('');
  const { theme, read, setTheme } = useTheme();
  // In one column, the selector would be below all fields.
  const [isWide] = useState(() => matchMedia('(width >= 60rem)').matches);
  const [said, setSaid] = useState<readonly string[]>([]);
  const { messages } = readSentences(sentences, ALL_MESSAGES);
  const start: Start = { attributes, messages, css: read.css, scheme, fault };
  const [visits, setVisits] = useState(0);
  const first = JSON.stringify([visits, fault, AT_START.map((name) => attributes[name] ?? null)]);
  return (
    <>
      <div className="tool-columns">
        <div>
          <Box title="Attributes" isOpen={isWide}>
            <AttributeFields given={attributes} onChange={setAttributes} />
          </Box>
          <Box title="Sentences">
            <SentenceFields typed={sentences} onChange={setSentences} />
          </Box>
          <Box title="Colours, font, corners, spacing">
            <ThemeFields theme={theme} problems={read.problems} onChange={setTheme} />
          </Box>
        </div>
        <div className="tool-shown">
          <Situation
            scheme={scheme}
            fault={fault}
            onScheme={setScheme}
            onFault={setFault}
            onNewVisit={() => setVisits(visits + 1)}
          />
          <SelectorFrame
            key={first}
            site={site}
            start={start}
            onLine={(text) => setSaid((before) => [...before, text].slice(-MAX_LINES))}
          />
          <Box title="What the selector says on the console" isOpen={said.length > 0}>
            {said.length === 0 ? <p>Nothing so far.</p> : <ProblemList lines={[...new Set(said)]} />}
          </Box>
        </div>
      </div>
      <div id="lines">
        <CopyBox title="The lines for your page" text={writeLines({ site, attributes, messages, css: read.css })} />
      </div>
    </>
  );
}

interface SituationProps {
  readonly scheme: Scheme;
  readonly fault: string;
  onScheme(scheme: Scheme): void;
  onFault(fault: string): void;
  onNewVisit(): void;
}

/** Choices that no line of a page sets: the visitor's colour scheme, the provider's state, and a new visit. */
function Situation({ scheme, fault, onScheme, onFault, onNewVisit }: SituationProps) {
  const start = (): void => {
    forgetVisits();
    onNewVisit();
  };
  return (
    <p className="tool-settings">
      <SettingChoice label="Scheme" value={scheme} of={SCHEMES} onChange={(chosen) => onScheme(chosen as Scheme)} />
      <SettingChoice label="Fault" value={fault} of={['', ...Object.keys(FAULTS)]} onChange={onFault} />
      <button type="button" className="button" onClick={start}>
        New visit
      </button>
      <a href="#lines">The lines for it</a>
    </p>
  );
}

/** Forgets everything that the tab keeps for the selectors of this site. */
function forgetVisits(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('product-selector:')) sessionStorage.removeItem(key);
  }
}

interface BoxProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Box({ title, isOpen = false, children }: BoxProps) {
  return (
    <details className="tool-box" open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
