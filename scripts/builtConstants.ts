import type { WrittenScreens } from '../src/app/writeScreen.ts';
import { ATTRIBUTE_LIST, type ChangeTarget } from '../src/attributes.ts';
import { camelName } from './attributeTexts.ts';
import { messagePlaces } from './elementTypes.ts';
import { importSource } from './importSource.mjs';
import { packageVersion } from './packageVersion.ts';

/** The constants that the build and the development server insert into the sources. */
export async function builtConstants(): Promise<Readonly<Record<string, string>>> {
  return {
    __VERSION__: JSON.stringify(packageVersion()),
    __OBSERVED__: JSON.stringify(observedAttributes()),
    __PROPERTIES__: JSON.stringify(properties()),
    __WRITTEN__: JSON.stringify(await written()),
    __MESSAGE_PLACES__: JSON.stringify(await messagePlaces()),
  };
}

/** The properties that override an attribute of a part. */
function properties(): readonly string[] {
  return ATTRIBUTE_LIST.filter(({ hasProperty }) => hasProperty).map(({ name }) => camelName(name));
}

/** The attributes that the element observes; null for those of the provider's address. */
function observedAttributes(): Readonly<Record<string, ChangeTarget | null>> {
  const observed = ATTRIBUTE_LIST.filter(({ part, change }) => part ?? change);
  const targets = observed.map(({ name, part, change = null }) => {
    const target = part || change === 'lang' ? 'part' : change;
    return [name, target === 'provider' ? null : target] as const;
  });
  return Object.fromEntries(targets);
}

/** Read as a program of its own, since it renders the selector's components. */
async function written(): Promise<WrittenScreens> {
  const { WRITTEN }: typeof import('../src/app/writtenLanding.ts') = await importSource('src/app/writtenLanding.ts');
  return WRITTEN;
}
