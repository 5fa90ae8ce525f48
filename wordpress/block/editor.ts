import { name as NAME } from '../plugin/block/block.json';
import { EnquiryTexts } from './EnquiryTexts.ts';
import { PresetFields } from './PresetFields.ts';
import { __, type Attributes, type EditProps, FIELD, h, wp } from './wp.ts';

/** The block in the editor: the selector as visitors see it, but inert, with its settings in the sidebar. */
function Edit({ attributes, setAttributes }: EditProps) {
  const preview = wp.element.useRef<HTMLDivElement>(null);
  wp.element.useEffect(() => {
    const box = preview.current;
    if (!box) return;
    // Inert, so focus and clicks select the block.
    box.inert = true;
    const observer = new MutationObserver(() => loadElement(box));
    observer.observe(box, { childList: true, subtree: true });
    loadElement(box);
    return () => observer.disconnect();
  }, []);
  return h(
    wp.element.Fragment,
    null,
    h(
      wp.blockEditor.InspectorControls,
      null,
      h(Page, { attributes, setAttributes }),
      h(Action, { attributes, setAttributes }),
      h(Sizing, { attributes, setAttributes }),
      h(Quote, { attributes, setAttributes }),
      h(PresetFields, { attributes, setAttributes }),
      h(EnquiryTexts, { attributes, setAttributes }),
    ),
    h(wp.blockEditor.InspectorControls, { group: 'styles' }, h(Accent, { attributes, setAttributes })),
    h(
      'div',
      wp.blockEditor.useBlockProps(),
      h('div', { ref: preview }, h(wp.serverSideRender, { block: NAME, attributes: withoutSpacing(attributes) })),
    ),
  );
}

function Page({ attributes, setAttributes }: EditProps) {
  const { PanelBody, SelectControl, TextControl, ToggleControl } = wp.components;
  return h(
    PanelBody,
    { title: __('Page', 'product-selector') },
    h(SelectControl, {
      ...FIELD,
      label: __('Level of the main heading', 'product-selector'),
      value: String(attributes.headingLevel),
      options: [1, 2, 3, 4, 5, 6].map((level) => ({ label: `H${level}`, value: String(level) })),
      onChange: (level: string) => setAttributes({ headingLevel: Number(level) }),
    }),
    h(TextControl, {
      ...FIELD,
      type: 'url',
      label: __('Page with all products', 'product-selector'),
      help: __('Shown until the selector has loaded, and to visitors without JavaScript.', 'product-selector'),
      value: attributes.link ?? '',
      onChange: (link: string) => setAttributes({ link }),
    }),
    h(TextControl, {
      ...FIELD,
      label: __('Text of that link', 'product-selector'),
      value: attributes.linkText ?? '',
      onChange: (linkText: string) => setAttributes({ linkText }),
    }),
    h(ToggleControl, {
      __nextHasNoMarginBottom: true,
      label: __('List every model in the page', 'product-selector'),
      checked: attributes.range !== 'off',
      onChange: (isOn: boolean) => setAttributes({ range: isOn ? '' : 'off' }),
    }),
    h(ToggleControl, {
      __nextHasNoMarginBottom: true,
      label: __('The browser’s Back goes to the previous step', 'product-selector'),
      help: __('Otherwise it leaves the page.', 'product-selector'),
      checked: attributes.back !== 'off',
      onChange: (isOn: boolean) => setAttributes({ back: isOn ? '' : 'off' }),
    }),
    h(ToggleControl, {
      __nextHasNoMarginBottom: true,
      label: __('Load when it is near', 'product-selector'),
      help: __(
        'For a selector far down a long page: until then, the page loads only a small script.',
        'product-selector',
      ),
      checked: attributes.load === 'visible',
      onChange: (isOn: boolean) => setAttributes({ load: isOn ? 'visible' : '' }),
    }),
    h(ToggleControl, {
      __nextHasNoMarginBottom: true,
      label: __('Say what a system may cost installed', 'product-selector'),
      help: __('Where you have published a price list.', 'product-selector'),
      checked: attributes.cost !== 'off',
      onChange: (isOn: boolean) => setAttributes({ cost: isOn ? '' : 'off' }),
    }),
  );
}

function Action({ attributes, setAttributes }: EditProps) {
  const { PanelBody, TextControl } = wp.components;
  return h(
    PanelBody,
    { title: __('Button on the result', 'product-selector') },
    h(TextControl, {
      ...FIELD,
      label: __('Address of the button', 'product-selector'),
      help: __(
        'A web page, tel: with a phone number or mailto: with an email address. Without both fields, the button opens the page of the system.',
        'product-selector',
      ),
      value: attributes.actionUrl ?? '',
      onChange: (actionUrl: string) => setAttributes({ actionUrl }),
    }),
    h(TextControl, {
      ...FIELD,
      label: __('Text of the button', 'product-selector'),
      value: attributes.actionLabel ?? '',
      onChange: (actionLabel: string) => setAttributes({ actionLabel }),
    }),
  );
}

function Sizing({ attributes, setAttributes }: EditProps) {
  const { PanelBody, TextControl, ToggleControl } = wp.components;
  return h(
    PanelBody,
    { title: __('How big is the room?', 'product-selector'), initialOpen: false },
    h(ToggleControl, {
      __nextHasNoMarginBottom: true,
      label: __('Ask for the size of the rooms', 'product-selector'),
      checked: attributes.sizeHelp !== 'off',
      onChange: (isOn: boolean) => setAttributes({ sizeHelp: isOn ? '' : 'off' }),
    }),
    h(TextControl, {
      ...FIELD,
      label: __('Address of your own rules', 'product-selector'),
      help: __('A JSON file. Without one, published rules are shown.', 'product-selector'),
      value: attributes.sizeRules ?? '',
      onChange: (sizeRules: string) => setAttributes({ sizeRules }),
    }),
  );
}

function Quote({ attributes, setAttributes }: EditProps) {
  const { PanelBody, ToggleControl } = wp.components;
  return h(
    PanelBody,
    { title: __('A quote in the hand', 'product-selector'), initialOpen: false },
    h(ToggleControl, {
      __nextHasNoMarginBottom: true,
      label: __('Offer “I’ve got a quote”', 'product-selector'),
      help: __('Visitors see what a quote leaves open, and what to ask before they sign.', 'product-selector'),
      checked: attributes.quote === 'on',
      onChange: (isOn: boolean) => setAttributes({ quote: isOn ? 'on' : '' }),
    }),
  );
}

/** The accent colour; WordPress's own settings have the others. */
function Accent({ attributes, setAttributes }: EditProps) {
  return h(wp.blockEditor.PanelColorSettings, {
    title: __('Accent', 'product-selector'),
    colorSettings: [
      {
        label: __('Actions and links', 'product-selector'),
        value: attributes.accent,
        onChange: (color: string | undefined) => setAttributes({ accent: color ?? '' }),
      },
    ],
  });
}

/** Drops margin and padding, because the editor's box around the preview already has them. */
function withoutSpacing({ style, ...attributes }: Attributes): object {
  const { spacing, ...kept } = style ?? {};
  return { ...attributes, style: kept };
}

/** Loads the element into the editor's canvas, which is a separate document. */
function loadElement(box: HTMLElement): void {
  const address = box.querySelector<HTMLElement>('product-selector[data-module]')?.dataset.module;
  const canvas = box.ownerDocument;
  if (!address || canvas.querySelector(`script[src="${CSS.escape(address)}"]`)) return;
  const script = canvas.createElement('script');
  script.type = 'module';
  script.src = address;
  canvas.head.append(script);
}

wp.blocks.registerBlockType(NAME, { edit: Edit, save: () => null });
