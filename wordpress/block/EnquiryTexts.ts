import { type EnquiryText, readFields, writeFields } from './settingTexts.ts';
import { __, type EditProps, FIELD, h, wp } from './wp.ts';

/** As many as the selector takes. */
const MOST = 10;

/** Texts that go with an enquiry: a row for each, with its name. */
export function EnquiryTexts({ attributes, setAttributes }: EditProps) {
  const { Button, PanelBody, TextControl } = wp.components;
  const found = readFields(attributes.enquiryFields);
  // A row without its name or text isn't in the attribute yet.
  const [fields, setFields] = wp.element.useState<readonly EnquiryText[]>(found ?? []);
  const change = (changed: readonly EnquiryText[]): void => {
    setFields(changed);
    setAttributes({ enquiryFields: writeFields(changed) });
  };
  const replace = (at: number, field: EnquiryText) => change(fields.map((old, index) => (index === at ? field : old)));
  return h(
    PanelBody,
    { title: __('Enquiries', 'product-selector'), initialOpen: false },
    h(
      'p',
      null,
      __(
        'What goes with an enquiry from this page, such as a campaign. Visitors see it in the form.',
        'product-selector',
      ),
    ),
    found === null &&
      h(
        'p',
        null,
        __('What was written here can’t be read. Your choice replaces it:', 'product-selector'),
        ' ',
        attributes.enquiryFields,
      ),
    fields.map(([name, text], at) =>
      h(
        'fieldset',
        { key: at, style: { marginBottom: '16px' } },
        h(TextControl, {
          ...FIELD,
          label: __('Name', 'product-selector'),
          maxLength: 40,
          value: name,
          onChange: (value: string) => replace(at, [value, text]),
        }),
        h(TextControl, {
          ...FIELD,
          label: __('Text', 'product-selector'),
          maxLength: 200,
          value: text,
          onChange: (value: string) => replace(at, [name, value]),
        }),
        h(
          Button,
          { variant: 'link', isDestructive: true, onClick: () => change(fields.filter((_, index) => index !== at)) },
          __('Remove', 'product-selector'),
        ),
      ),
    ),
    fields.length < MOST &&
      h(
        Button,
        { variant: 'secondary', onClick: () => setFields([...fields, ['', '']]) },
        __('Add a text', 'product-selector'),
      ),
  );
}
