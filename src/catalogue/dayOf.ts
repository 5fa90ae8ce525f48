/** The date on this device, as YYYY-MM-DD. @param at milliseconds since 1970 */
export function dayOf(at: number): string {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
