import type { ReadyFile } from '../published.ts';
import type { FolderReply, PublishedReply } from './folderReplies.ts';

/** The command's replies; null if it doesn't reply any more. */
async function request<Reply>(path: string, init?: RequestInit): Promise<Reply | null> {
  try {
    const response = await fetch(path, init);
    return response.ok ? ((await response.json()) as Reply) : null;
  } catch {
    return null;
  }
}

export const requestFolder = (): Promise<FolderReply | null> => request('/folder');

/** The file that the command was started with; null if it can't be read. */
export async function requestFile(name: string): Promise<File | null> {
  try {
    const response = await fetch('/file');
    return response.ok ? new File([await response.blob()], name) : null;
  } catch {
    return null;
  }
}

/** Sends a range to be judged again, and published. */
export function requestPublish({ source, columns, sheet, mapping, answers }: ReadyFile) {
  const form = new FormData();
  form.set('file', source);
  for (const [name, value] of Object.entries({ columns, mapping, sheet: sheet ?? '' })) form.set(name, value);
  form.set('answers', JSON.stringify(answers));
  return request<PublishedReply>('/publish', { method: 'POST', body: form });
}
