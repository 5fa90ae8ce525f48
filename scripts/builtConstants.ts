import { observedAttributes } from '../src/attributes.ts';
import { messagePlaces } from './elementTypes.ts';
import { packageVersion } from './packageVersion.ts';

/** The constants that the build and the development server insert into the sources. */
export async function builtConstants(): Promise<Readonly<Record<string, string>>> {
  return {
    __VERSION__: JSON.stringify(packageVersion()),
    __OBSERVED__: JSON.stringify(observedAttributes()),
    __MESSAGE_PLACES__: JSON.stringify(await messagePlaces()),
  };
}
