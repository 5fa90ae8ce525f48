import { fileTooLarge } from '../../src/catalogue/catalogueLimits.ts';
import type { UnreadFile } from './checkFile.ts';
import { __, sprintf } from './i18n.ts';
import { Notice } from './Notice.tsx';

export function RefusedFile({ check }: { readonly check: UnreadFile }) {
  const { name } = check;
  return (
    <Notice kind="error">
      <p role="alert">
        {check.reason === 'too-large'
          ? `${name}: ${fileTooLarge(check.size)} ${__('Is it the right file?', 'product-selector')}`
          : sprintf(
              // translators: %s: name of a file
              __(
                '%s couldn’t be read. It may have changed, or it may be a folder. Choose the file again.',
                'product-selector',
              ),
              name,
            )}
      </p>
    </Notice>
  );
}
