import { expect, it } from 'vitest';
import { StoreProblem } from './enquiryStore.ts';
import { loadPackage } from './loadPackage.ts';

const failing = (code: string) => () =>
  Promise.reject(Object.assign(new Error(`no such thing\nRequire stack: …`), { code }));

it('a missing package for enquiries is named with the command that installs it', async () => {
  for (const code of ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']) {
    const loading = loadPackage('libsql', failing(code));
    await expect(loading).rejects.toThrow(StoreProblem);
    await expect(loading).rejects.toThrow(/Run: npm install libsql\. Node says: no such thing$/);
  }
});

it('any other failure of the package stays as it is', async () => {
  await expect(loadPackage('pg', failing('EACCES'))).rejects.not.toThrow(StoreProblem);
});
