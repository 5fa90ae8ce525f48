/** What one selector showed on its way: the name of each stop, and what it was built of there. */
export type Stops = readonly (readonly [name: string, skeleton: string])[];

/** A selector to be walked through. */
export interface Walk {
  readonly id: string;
  /** The labels that are chosen, question by question. */
  readonly answers: readonly (readonly string[])[];
  /** Has the postcode of the saved visit a climate zone? */
  readonly isZoned: boolean;
}

/** Runs in the page: walks one selector through a whole visit by its own buttons, and looks at it wherever it stops. */
export async function walkThrough({ id, answers, isZoned }: Walk) {
  const stops: [string, string][] = [];
  const host = document.getElementById(id) as HTMLElement;
  const skeleton = (element: Element): string => {
    const names = element.getAttributeNames().sort().join(' ');
    return `<${element.localName} ${names}>${[...element.children].map(skeleton).join('')}</>`;
  };
  const until = async <Found>(what: string, find: () => Found | undefined | null | false): Promise<Found> => {
    const end = performance.now() + 60_000;
    while (performance.now() < end) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(
      `${id}: no ${what} came up after ${stops.at(-1)?.[0] ?? 'nothing'}; there is: ${host.shadowRoot?.querySelector('.root')?.textContent}`,
    );
  };
  const shadowRoot = await until('screen', () => host.shadowRoot);
  const all = <E extends Element>(selector: string): E[] => [...shadowRoot.querySelectorAll<E>(selector)];
  const said = (element: Element | null | undefined) => element?.textContent ?? '';
  const button = (name: string) => all<HTMLButtonElement>('button').find((found) => said(found) === name);
  const heading = (name: string) => all('h1, h2, h3, h4, h5, h6').find((found) => said(found) === name);
  const input = (label: string) => {
    const found = all<HTMLLabelElement>('.choice label').find((candidate) => said(candidate) === label);
    return found?.control as HTMLInputElement | undefined;
  };
  const press = async (name: string) => (await until(`button ${name}`, () => button(name))).click();
  // Beside the screen stand the probes of the colours, which come when there is time.
  const look = (name: string) => stops.push([name, all('.root > .screen').map(skeleton).join('')]);
  // Systems, and the parts of a result, are drawn a few at a time; below the last of them stands this button.
  const isWhole = () => button('Start again');
  // The zone of a postcode is looked up, and the sheet for the installer made when there is time.
  const isBriefed = () => {
    const sheet = shadowRoot.querySelector('article.brief');
    if (!sheet || all('[role=status]').some((status) => /^Looking/.test(said(status)))) return false;
    return !shadowRoot.querySelector('.zones input:checked') || said(sheet).includes('Energy label');
  };
  // Which system comes first may depend on the zone, with which they can be put in the order of their stars.
  const isSorted = () => {
    const { postcode } = JSON.parse(sessionStorage.getItem(`product-selector:${id}`) ?? '{}');
    const [sort] = all<HTMLSelectElement>('select');
    return !isZoned || !postcode || !sort || [...sort.options].some(({ value }) => value === 'cooling_stars');
  };
  const isDrawn = () => isWhole() && isSorted() && (!heading('What to do next') || isBriefed());
  const atMatches = () => heading('Systems for your home') && isDrawn();
  const areCounted = () => all('.choice').length > 0 && all('.choice').every((of) => of.querySelector('.choice-note'));

  await until('Start', () => button('Start'));
  look('landing');
  if (button('Continue where you left off')) {
    await press('Continue where you left off');
    await until('step after continuing', () => !button('Start') && (isDrawn() || areCounted()));
    look('continued');
    while (!button('Start')) {
      const before = said(shadowRoot.querySelector('.step-heading'));
      (button('Start again') ?? button('Back'))?.click();
      await until('next step', () => said(shadowRoot.querySelector('.step-heading')) !== before);
    }
  }
  await press('Start');
  for (const labels of answers) {
    for (const label of labels) {
      const found = await until(`option ${label}`, () => input(label));
      if (!found.checked) found.click();
    }
    await until('answer', () => labels.every((label) => input(label)?.checked) && areCounted());
    look(`answered ${labels.join()}`);
    await press('Continue');
  }
  await until('systems', atMatches);
  look('systems');
  const sort = shadowRoot.querySelector('select');
  if (sort) {
    sort.value = 'price';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
    await until('order', () => said(sort.parentElement?.parentElement?.querySelector('.hint')) !== '');
    look('systems by price');
  }
  for (const place of [0, 1, 2]) {
    const toggle = all<HTMLButtonElement>('.toggle')[place];
    if (toggle?.ariaPressed !== 'false' || toggle.ariaDisabled === 'true') continue;
    toggle.click();
    await until('system to compare', () => toggle.ariaPressed === 'true');
  }
  if (all('.toggle').length > 1) {
    await press('Compare now');
    await until('comparison', () => shadowRoot.querySelector('dialog[open] table'));
    look('comparison');
    await press('Close');
  }
  const choose = all<HTMLButtonElement>('article .actions button')[0];
  if (choose) {
    choose.click();
    await until('result', () => heading('What to do next') && isDrawn());
    look('result');
    await press('Back');
    await until('systems', atMatches);
  }
  look('end');
  return stops;
}
