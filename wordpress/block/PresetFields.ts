import { QUESTION_IDS, type Question } from '../../src/questionnaire/question.ts';
import { QUESTIONS } from '../../src/questionnaire/questionSet.ts';
import { parsePreset, toggled, writePreset } from './settingTexts.ts';
import { __, type EditProps, FIELD, h, wp } from './wp.ts';

/** What is known of the visit: answers to pick, a postcode, and the system that the page is about. */
export function PresetFields({ attributes, setAttributes }: EditProps) {
  const { PanelBody, TextControl, ToggleControl } = wp.components;
  const found = parsePreset(attributes.preset);
  const preset = found ?? {};
  const change = (changed: typeof preset) => setAttributes({ preset: writePreset(preset, changed) });
  return h(
    PanelBody,
    { title: __('Preset', 'product-selector'), initialOpen: false },
    h('p', null, __('What is known already. Visitors can change it.', 'product-selector')),
    found === null &&
      h(
        'p',
        null,
        __('What was written here can’t be read. Your choice replaces it:', 'product-selector'),
        ' ',
        attributes.preset,
      ),
    QUESTION_IDS.map((id) =>
      h(AnswerField, {
        key: id,
        question: QUESTIONS[id],
        answer: preset.answers?.[id],
        onChange: (answer) => change({ answers: { [id]: answer } }),
      }),
    ),
    h(TextControl, {
      ...FIELD,
      label: __('Postcode', 'product-selector'),
      value: preset.postcode ?? '',
      onChange: (postcode: string) => change({ postcode: postcode.trim() }),
    }),
    h(ToggleControl, {
      __nextHasNoMarginBottom: true,
      label: __('Pass these questions', 'product-selector'),
      checked: attributes.presetSkip === 'on',
      onChange: (isOn: boolean) => setAttributes({ presetSkip: isOn ? 'on' : '' }),
    }),
    h(SystemField, { system: attributes.system ?? '', onChange: (system) => setAttributes({ system }) }),
  );
}

/** As far apart as WordPress's own fields. */
const SPACED = { style: { marginBottom: '16px' } };

interface AnswerFieldProps {
  readonly question: Question;
  readonly answer: string | readonly string[] | undefined;
  onChange(answer: string | readonly string[]): void;
}

/** A list to pick from, or a box for each option of a question with several answers. */
function AnswerField({ question, answer, onChange }: AnswerFieldProps) {
  const { CheckboxControl, SelectControl } = wp.components;
  const { title, options, isMultiple } = question;
  if (!isMultiple) {
    // The label of a list is cut at one line.
    return h(
      'div',
      SPACED,
      h('div', { 'aria-hidden': true, style: { marginBottom: '4px' } }, title),
      h(SelectControl, {
        ...FIELD,
        label: title,
        hideLabelFromVision: true,
        value: typeof answer === 'string' ? answer : '',
        options: [{ label: __('Not set', 'product-selector'), value: '' }, ...options],
        onChange,
      }),
    );
  }
  const alone = options.filter(({ isMultiSelect }) => !isMultiSelect).map(({ value }) => value);
  return h(
    'fieldset',
    SPACED,
    h('legend', { style: { marginBottom: '8px' } }, title),
    options.map(({ label, value }) =>
      h(CheckboxControl, {
        key: value,
        __nextHasNoMarginBottom: true,
        label,
        checked: answer === value || (Array.isArray(answer) && answer.includes(value)),
        onChange: (isOn: boolean) => onChange(toggled(answer, value, isOn, alone)),
      }),
    ),
  );
}

interface SystemFieldProps {
  readonly system: string;
  onChange(system: string): void;
}

/** The system of a product's page by its title; by its id while nothing is published. */
function SystemField({ system, onChange }: SystemFieldProps) {
  const { ComboboxControl, TextControl } = wp.components;
  const [choices, setChoices] = wp.element.useState<readonly Choice[]>([]);
  wp.element.useEffect(() => {
    wp.apiFetch({ path: '/product-selector/v2/products' }).then(
      (reply) => setChoices(choicesOf(reply)),
      () => setChoices([]),
    );
  }, []);
  const texts = {
    label: __('The system that the page is about', 'product-selector'),
    help: __('The list then shows whether it fits. A WooCommerce product’s page needs no choice.', 'product-selector'),
  };
  if (choices.length === 0) return h(TextControl, { ...FIELD, ...texts, value: system, onChange });
  const isGone = system !== '' && !choices.some(({ value }) => value === system);
  return h(ComboboxControl, {
    ...FIELD,
    ...texts,
    value: system,
    options: isGone ? [{ value: system, label: system }, ...choices] : choices,
    onChange: (chosen: string | null | undefined) => onChange(chosen ?? ''),
  });
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

function choicesOf(reply: unknown): readonly Choice[] {
  const { products } = Object(reply) as {
    readonly products?: readonly { readonly id: string; readonly title: string }[];
  };
  return (products ?? []).map(({ id, title }) => ({ value: id, label: `${title} (${id})` }));
}
