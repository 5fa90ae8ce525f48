import { expect, it } from 'vitest';
import { readMapping } from '../sheets/read/readMapping.ts';
import { readRegister } from '../sheets/register/readRegister.ts';
import { writeRow } from '../src/catalogue/writeReply.ts';
import { registerCsv, registerRow } from '../tests/samples/registerCsv.ts';
import { openFile } from './openFile.ts';
import { fillFile } from './registerFill.ts';

it('a sheet keeps its sales when the register fills its blanks', async () => {
  const columns = {
    id: { from: ['Code'] },
    title: { from: ['Product'] },
    brand: { from: ['Brand'] },
    indoor_model: { from: ['Indoor'] },
    outdoor_model: { from: ['Outdoor'] },
    cooling_capacity_kw: { from: ['kW'] },
    system_type: { default: 'split' },
    price_from_aud: { from: ['Sale price'] },
    price_includes: { default: 'supply_only' },
  };
  const read = readMapping(JSON.stringify({ version: 1, from: 'sheet', columns }));
  const register = readRegister(new TextEncoder().encode(registerCsv(registerRow('AC25', 'KSW25A / KRW25A', 2.5))));
  if (!read.ok || !register.ok) throw new Error('The mapping or the register can’t be read.');
  const sheet = [
    'Code,Product,Brand,Indoor,Outdoor,kW,Price,Sale price,Sale ends',
    'A,Split A,Kestrel,KSW25A,KRW25A,2.5,2000,1800,2999-12-24',
    '',
  ].join('\n');
  const { check } = await openFile(new File([sheet], 'a.csv'), undefined, async () => read.mapping);
  if (!check?.ok) throw new Error('The sheet can’t be read.');
  const filled = fillFile(check, register.rows, '2026-11-28');
  const sales = [{ price_from_aud: 1800, from: null, to: '2999-12-24' }];
  const row = { id: 'A', kwh_cool_hot: 303, price_from_aud: 2000, sales };
  expect(filled?.file.products.map(writeRow)).toMatchObject([row]);
});
