import { isRecord } from './isRecord.ts';

/** JSON without `toJSON`, which a page's old library may have added to arrays to write them as text. */
export function writeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeJson).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const members = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${members.map((key) => `${JSON.stringify(key)}:${writeJson(value[key])}`).join()}}`;
}
