import { expect, it } from 'vitest';
import { importTable, openFile, tableOf } from '../../tests/samples/readFile.ts';
import { guessMapping } from '../map/guessMapping.ts';

const opened = (text: string, name = 'feed.xml') => tableOf(name, text);
const reason = (text: string): string | null => {
  const result = openFile('feed.xml', new TextEncoder().encode(text));
  return result.ok ? null : result.problem.reason;
};

const detail = (name: string, value: string, prefix = 'g') =>
  `<${prefix}:product_detail><${prefix}:section_name>Technical</${prefix}:section_name><${prefix}:attribute_name>${name}</${prefix}:attribute_name><${prefix}:attribute_value>${value}</${prefix}:attribute_value></${prefix}:product_detail>`;

const RSS = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Kestrel</title><link>https://kestrel.example</link>
<item><g:id>KW25</g:id><title>Kestrel Wall &amp; Co 2.5</title><link>https://kestrel.example/kw25</link>
<g:description><![CDATA[<p>Quiet.</p>]]></g:description><g:price>2499.00 AUD</g:price><g:availability>in stock</g:availability>
<g:item_group_id>KW</g:item_group_id><g:condition>new</g:condition>${detail('Cooling capacity', '2.5 kW')}${detail('System type', 'Split system')}</item>
<item><g:id>KM80</g:id><title>Kestrel Multi</title><link>https://kestrel.example/km80</link><g:price>4990 AUD</g:price>
<g:availability>out_of_stock</g:availability>${detail('Cooling capacity', '8000 W')}${detail('System type', 'Multi-split')}</item></channel></rss>`;

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:s="http://base.google.com/ns/1.0"><title>Kestrel</title>
<entry><s:id>KW25</s:id><title>Other name</title><s:title>Kestrel Wall 2.5</s:title><link href="https://kestrel.example/kw25"/>
<s:price>2499.00 AUD</s:price><s:availability>preorder</s:availability>${detail('System type', 'Split system', 's')}</entry></feed>`;

const TSV = [
  'id\ttitle\tlink\tprice\tavailability\tcondition\tproduct_detail(section_name:attribute_name:attribute_value)',
  'KW25\tKestrel Wall 2.5\thttps://kestrel.example/kw25\t2499.00 AUD\tin stock\tnew\tTechnical:Cooling capacity:2.5 kW,Technical:System type:Split system',
  '\'=KM80\tKestrel Multi\thttps://kestrel.example/km80\t4990 AUD\tbackorder\tnew\t"Technical:System type:Multi-split"',
].join('\n');

it('a Google Merchant feed is read from RSS with its technical figures', () => {
  const source = opened(RSS);
  const { products, problems, csv } = importTable(source, guessMapping(source));
  expect(products).toMatchObject([
    {
      id: 'KW25',
      title: 'Kestrel Wall & Co 2.5',
      description: 'Quiet.',
      link: 'https://kestrel.example/kw25',
      item_group_id: 'KW',
      availability: 'in_stock',
      system_type: 'split',
      cooling_capacity_kw: 2.5,
    },
    { id: 'KM80', availability: 'out_of_stock', system_type: 'multi_split', cooling_capacity_kw: 8 },
  ]);
  expect(csv).toContain(',2499 AUD,'.replace(' AUD', ''));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.reason).toContain('what its 2 prices include');
});

it("a Google Merchant feed is read from Atom by the namespace's own prefix, whose fields win over the feed's", () => {
  const source = opened(ATOM);
  expect(importTable(source, guessMapping(source)).products).toMatchObject([
    {
      title: 'Kestrel Wall 2.5',
      link: 'https://kestrel.example/kw25',
      availability: 'preorder',
      system_type: 'split',
    },
  ]);
});

it('a Google Merchant feed is read from text with tabs', () => {
  const source = opened(TSV, 'feed.tsv');
  const { products } = importTable(source, guessMapping(source));
  expect(source.kind).toBe('merchant');
  expect(products).toMatchObject([
    { id: 'KW25', cooling_capacity_kw: 2.5, system_type: 'split', availability: 'in_stock' },
    { id: '=KM80', system_type: 'multi_split', availability: 'backorder' },
  ]);
});

it.each([
  [
    'a DOCTYPE with nested entities',
    '<!DOCTYPE rss [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><rss><channel><item><id>&b;</id></item></channel></rss>',
    'no RSS or Atom feed that can be read',
  ],
  [
    'an entity that XML does not have',
    '<rss><channel><item><id>&b;</id></item></channel></rss>',
    'no RSS or Atom feed that can be read',
  ],
  ['tags that do not match', '<rss><channel></rss>', 'no RSS or Atom feed that can be read'],
  ['XML that is no feed', '<html><body/></html>', 'web page'],
  ['other XML', '<catalog><item><id>1</id></item></catalog>', 'no RSS or Atom feed that can be read'],
  ['tags nested without end', `<rss>${'<a>'.repeat(100_000)}`, 'no RSS or Atom feed that can be read'],
  ['100,000 items', `<rss>${'<item><id>1</id></item>'.repeat(100_000)}</rss>`, 'more than 10,000 rows'],
  [
    'countless kinds of field',
    `<rss><item>${Array.from({ length: 2000 }, (_, index) => `<f${index}>1</f${index}>`).join('')}</item></rss>`,
    'far more than a catalogue',
  ],
])('a Google Merchant feed is refused with %s', (_, text, expected) => {
  expect(reason(text)).toContain(expected);
});
