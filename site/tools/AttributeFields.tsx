import { useId } from 'react';
import { ATTRIBUTE_LIST } from '../../src/attributes.ts';

type Listed = (typeof ATTRIBUTE_LIST)[number];
type Given = Readonly<Record<string, string>>;

interface AttributeFieldsProps {
  readonly given: Given;
  onChange(given: Given): void;
}

/** A field for each attribute of the element; sentences have their own box. */
export function AttributeFields({ given, onChange }: AttributeFieldsProps) {
  const set = (name: string, value: string | null): void => {
    const { [name]: _, ...others } = given;
    onChange(value === null ? others : { ...others, [name]: value });
  };
  return ATTRIBUTE_LIST.filter(({ name }) => name !== 'messages').map((attribute) => (
    <AttributeField
      key={attribute.name}
      attribute={attribute}
      value={given[attribute.name] ?? null}
      onChange={(value) => set(attribute.name, value)}
    />
  ));
}

interface AttributeFieldProps {
  readonly attribute: Listed;
  readonly value: string | null;
  onChange(value: string | null): void;
}

function AttributeField({ attribute, value, onChange }: AttributeFieldProps) {
  const { name, meaning, preset } = attribute;
  const field = useId();
  const hint = useId();
  const named = { id: field, 'aria-describedby': hint };
  const choices = choicesOf(attribute);
  const take = (text: string): void => onChange(text.trim() === '' ? null : text);
  const isJson = choices === null && !['flag', 'address', 'text'].includes(String(attribute.type));
  return (
    <div className="field">
      <label htmlFor={field}>
        <code>{name}</code>
      </label>
      {choices && (
        <select {...named} value={value ?? ''} onChange={({ target }) => take(target.value)}>
          <option value="">Not set</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      {attribute.type === 'flag' && (
        <input
          {...named}
          type="checkbox"
          checked={value !== null}
          onChange={({ target }) => onChange(target.checked ? '' : null)}
        />
      )}
      {(attribute.type === 'address' || attribute.type === 'text') && (
        <input {...named} type="text" value={value ?? ''} onChange={({ target }) => take(target.value)} />
      )}
      {isJson && <textarea {...named} rows={4} value={value ?? ''} onChange={({ target }) => take(target.value)} />}
      <p className="hint" id={hint}>
        {begun(plain(meaning))}. Without it: {plain(preset)}.
        {ONLY_IN_LINES.includes(name) && ' Here it changes the lines only.'}
      </p>
    </div>
  );
}

/** In the playground, the browser is the provider. */
const ONLY_IN_LINES: readonly string[] = ['host', 'rest-url'];

function choicesOf({ type }: Listed): readonly string[] | null {
  if (type === 'level') return ['1', '2', '3', '4', '5', '6'];
  return typeof type === 'string' ? null : type;
}

/** Text from the Markdown table, without its marks. */
const plain = (markdown: string): string => markdown.replaceAll(/[`*]/g, '');
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
