/**
 * Whether a list that was read from a catalogue has this postcode. Null where that is unknown: no list, or a postcode that
 * isn't Australian.
 */
export function servesPostcode(list: string | null, postcode: string): boolean | null {
  if (list === null || !/^\d{4}$/.test(postcode)) return null;
  return list.split(',').some((entry) => {
    const [first, last = first] = entry.split('-');
    return Number(first) <= Number(postcode) && Number(postcode) <= Number(last);
  });
}
