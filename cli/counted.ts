/** "1 system", "7 systems". */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : `${one}s`}`;
}
