import { isRecord } from './isRecord.ts';

/** JSON without any `toJSON`: a page's old library may have given lists one that writes a text in their place. */
export function writeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeJson).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const members = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${members.map((key) => `${JSON.stringify(key)}:${writeJson(value[key])}`).join()}}`;
}
