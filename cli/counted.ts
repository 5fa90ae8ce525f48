/** "1 system", "7 systems", "7 families". */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : one.replace(/(?<=[^aeiou])y$/, 'ie').concat('s')}`;
}
