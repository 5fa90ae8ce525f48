import { dirname } from 'node:path';

/** Codes for a missing right to write a folder or a file. */
const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];

/** The reason why a file can't be kept, with a remedy if its permissions are the cause. */
export function reasonOf(file: string, { code = '', message }: NodeJS.ErrnoException): string {
  if (!FORBIDDEN.includes(code)) return `${message}.`;
  const who = process.getuid ? `user ${process.getuid()}` : 'another user';
  return `${message}. The provider runs as ${who}: let this user write in the folder ${dirname(file)}.`;
}
