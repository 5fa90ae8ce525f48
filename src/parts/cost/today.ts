/** The device's day, as YYYY-MM-DD: Swedish writes days so. */
export function today(): string {
  return new Date().toLocaleDateString('sv');
}
