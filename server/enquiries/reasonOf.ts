import { dirname } from 'node:path';

/** The codes of a folder or a file that may not be written. */
const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];

/** Why a file can't be kept, and what to do where its rights are the reason. */
export function reasonOf(file: string, { code = '', message }: NodeJS.ErrnoException): string {
  if (!FORBIDDEN.includes(code)) return `${message}.`;
  const who = process.getuid ? `user ${process.getuid()}` : 'another user';
  return `${message}. The provider runs as ${who}: let this user write in the folder ${dirname(file)}.`;
}
