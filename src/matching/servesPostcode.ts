/** False only if a list that was read from a catalogue is known to lack this Australian postcode. */
export function servesPostcode(list: string | null, postcode: string): boolean {
  if (list === null || !/^\d{4}$/.test(postcode)) return true;
  return list.split(',').some((entry) => {
    const [first, last = first] = entry.split('-');
    return Number(first) <= Number(postcode) && Number(postcode) <= Number(last);
  });
}
