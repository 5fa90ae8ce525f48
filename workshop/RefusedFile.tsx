import { explainFileProblem } from '../sheets/open/explainFileProblem.ts';
import { MAX_FILE_BYTES, megabytes } from '../src/catalogue/catalogueLimits.ts';
import { fileProblem } from '../src/catalogue/problem.ts';
import type { UnreadFile } from './checkFile.ts';
import { __, sprintf, translated } from './i18n.ts';
import { AdminNotice } from './Notice.tsx';

export function RefusedFile({ check }: { readonly check: UnreadFile }) {
  return (
    <AdminNotice kind="error">
      <p role="alert">{refusal(check)}</p>
    </AdminNotice>
  );
}

function refusal(check: UnreadFile): string {
  const { name } = check;
  switch (check.reason) {
    case 'too-large': {
      const sizes = { size: megabytes(check.size), most: megabytes(MAX_FILE_BYTES) };
      const { reason, suggestion } = explainFileProblem(fileProblem('error', 'file-too-large', sizes), translated);
      return `${name}: ${reason} ${suggestion}`;
    }
    case 'unreadable':
      return sprintf(
        // translators: %s: name of a file
        __(
          '%s couldn’t be read. It may have changed, or it may be a folder. Choose the file again.',
          'product-selector',
        ),
        name,
      );
  }
}
