/** An answer to begin with: an option, or several. */
type Answer = string | readonly string[];

/** The attribute `preset` as an object. Keys that no field shows are kept. */
export interface BlockPreset {
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly postcode?: string;
}

/** The preset in the attribute's text; null if it isn't an object. */
export function parsePreset(text = ''): BlockPreset | null {
  if (text.trim() === '') return {};
  const preset = parsed(text);
  return isObject(preset) ? preset : null;
}

/** The text with a change. An answer or a postcode that is empty goes; empty for an empty preset. */
export function writePreset(preset: BlockPreset, change: BlockPreset): string {
  const answers = Object.entries({ ...preset.answers, ...change.answers }).filter(([, answer]) => answer.length > 0);
  const { answers: _, postcode: __, ...others } = preset;
  const postcode = change.postcode ?? preset.postcode ?? '';
  const written = {
    ...others,
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
    ...(postcode !== '' && { postcode }),
  };
  return Object.keys(written).length > 0 ? JSON.stringify(written) : '';
}

/** The several answers with one more or less. One that stands alone takes the others' place. */
export function toggled(answer: Answer | undefined, value: string, isOn: boolean, alone: readonly string[]): Answer {
  const chosen = (typeof answer === 'string' ? [answer] : (answer ?? [])).filter((one) => one !== value);
  if (!isOn) return chosen;
  return alone.includes(value) ? [value] : [...chosen.filter((one) => !alone.includes(one)), value];
}

/** A field that goes with an enquiry. */
export type EnquiryText = readonly [name: string, text: string];

/** The fields in the attribute's text; null if it isn't an object of texts. */
export function readFields(text = ''): readonly EnquiryText[] | null {
  if (text.trim() === '') return [];
  const fields = parsed(text);
  return isObject(fields) ? Object.entries(fields).map(([name, value]) => [name, String(value)] as const) : null;
}

export function writeFields(fields: readonly EnquiryText[]): string {
  const whole = fields.filter(([name, text]) => name.trim() !== '' && text.trim() !== '');
  return whole.length > 0 ? JSON.stringify(Object.fromEntries(whole)) : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
