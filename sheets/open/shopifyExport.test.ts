import { expect, it } from 'vitest';
import { answering, importTable, tableOf } from '../../tests/samples/readFile.ts';
import { guessMapping } from '../map/guessMapping.ts';

const EXPORT = [
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src,Status,Cost per item',
  'tern,Tern Split,<p>Quiet</p>,Tern,Split System,true,Size,2.5 kW,T25,1399,,https://a.example/1.jpg,active,700',
  'tern,,,,,,,3.5 kW,T35,1599,1799,https://a.example/2.jpg,,800',
  'tern,,,,,,,,,,,https://a.example/3.jpg,,',
  'duct,Ibis Ducted,,Ibis,Ducted System,true,Title,Default Title,D10,5490,,,active,3000',
  'old,Old Split,,Tern,Split System,true,Title,Default Title,O1,999,,,draft,500',
  'off,Off Split,,Tern,Split System,false,Title,Default Title,F1,999,,,active,500',
].join('\n');

it('a Shopify export completes each variant, leaves out pictures and drafts, and asks whether its prices are with GST', () => {
  const source = tableOf('products.csv', EXPORT);
  expect(source.skipped).toEqual([{ reason: 'picture', rows: [4] }]);
  const guess = guessMapping(source);
  expect(guess.columns.price_from_aud).toBeUndefined();
  const { asked, mapping } = answering(source, ({ id, suggested }) =>
    id === 'price_includes' ? 'supply_only' : (suggested ?? undefined),
  );
  expect(asked.map(({ id }) => id)).toContain('Variant Price=price_from_aud');
  const { products, problems } = importTable(source, mapping);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(products).toMatchObject([
    { id: 'T25', title: 'Tern Split 2.5 kW', brand: 'Tern', item_group_id: 'tern', price: { aud: 1399 } },
    {
      id: 'T35',
      title: 'Tern Split 3.5 kW',
      system_type: 'split',
      price: { aud: 1599 },
      description: 'Quiet',
      image_link: 'https://a.example/1.jpg',
    },
    { id: 'D10', title: 'Ibis Ducted', system_type: 'ducted' },
  ]);
});
