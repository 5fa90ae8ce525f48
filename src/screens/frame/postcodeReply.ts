import { zoneOfPostcode } from '../../climate/zoneOfPostcode.ts';
import { ZONE } from '../../words/english/zones.ts';
import type { Words } from '../../words/words.ts';
import { zoneNames } from '../../words/zoneNames.ts';

export { zoneOfPostcode };

/** Answers a postcode with its zone or with the problem. This file contains the table of postcodes: load it with `import()`. */
export function postcodeReply(words: Words, postcode: string): { readonly text: string; readonly isProblem: boolean } {
  const say = words.of(ZONE);
  const found = zoneOfPostcode(postcode);
  if (!found) {
    const isShort = /^\d+$/.test(postcode) && postcode.length !== 4;
    const text = isShort ? say('postcode.fourDigits') : say('postcode.unknown', { postcode });
    return { text, isProblem: true };
  }
  const zones = zoneNames(words, [found.zone, ...found.others]);
  const text =
    zones.length === 1
      ? say('postcode.known', { postcode, zone: zones[0]! })
      : say('postcode.several', { postcode, zones: words.list(zones) });
  return { text, isProblem: false };
}
