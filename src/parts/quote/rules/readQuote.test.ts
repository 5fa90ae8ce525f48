import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../../tests/anyText.ts';
import { QUOTES } from '../../../../tests/samples/quotes.ts';
import { WORK_KINDS } from './reader/reading.ts';
import { readQuote } from './readQuote.ts';

const PLAIN = `Supply and install one Wattlebird WBW035 wall split, 3.5 kW, back to back on a slab.
Dedicated circuit from the switchboard included. Removal of the old unit not included.
Total inc GST $2,890.00, 10% deposit, valid 30 days`;

it('reads a plain quote', () => {
  const read = readQuote(PLAIN);
  expect(read).toMatchObject({
    is_quote: true,
    language: 'en',
    total: 2890,
    gst: 'in',
    deposit_percent: 10,
    valid_days: 30,
    kw: [3.5],
    units: 1,
    maker: 'Wattlebird',
    models: ['WBW035'],
    route: 'back_to_back',
    unsure: [],
  });
  expect(read.work).toMatchObject({ unit: 'in', electrical: 'in', removal: 'out', switchboard: 'not said' });
  expect(Object.keys(read.work)).toEqual([...WORK_KINDS]);
});

it.each(QUOTES)('reads $name', ({ text, right, options = [], in: inside, out }) => {
  const read = readQuote(text, { on: '2026-11-20' });
  const { unsure = [], ...others } = { gst: 'in', units: 1, heads: 1, ...right };
  expect(read).toMatchObject(others);
  expect([...read.unsure].sort()).toEqual([...unsure].sort());
  expect(read.options.map(({ label, total }) => [label, total])).toEqual(options);
  const [isIn, isOut] = [inside, out].map((kinds) => new Set(kinds.split(' ')));
  const said = WORK_KINDS.map((kind) => [kind, isIn!.has(kind) ? 'in' : isOut!.has(kind) ? 'out' : 'not said']);
  expect(read.work).toEqual(Object.fromEntries(said));
});

it.each([
  ['', 'empty'],
  [' \n > \n', 'empty'],
  ['TAX INVOICE\nInvoice No: 5531\nSplit system 5 kW\nTotal $3,290\nAmount due $3,290', 'invoice'],
  ['Quote - vehicle: ute, rego XYZ000\nAir con regas $280\nTotal $930 inc GST', 'other_trade'],
  ['Solar quote: 6.6 kW, 15 panels, installed $4,990', 'other_trade'],
  ['Our technician will visit on Tuesday to look at your air conditioner.', 'no_quote'],
])('%j is no quote: %s', (text, why_not) => {
  expect(readQuote(text)).toMatchObject({ is_quote: false, why_not });
});

it.each([
  ['Neither includes removal of the old unit or roof repairs.', { removal: 'out', repair: 'out' }],
  ['Exclusions - brick infill, painting', { repair: 'out' }],
  ['Extra: pipe cover $25/m, switchboard upgrade POA, two storey access from $250', { cover: 'out', access: 'out' }],
  ['Removal of old units is $120 each.', { removal: 'out' }],
  [
    'Price includes:\n• Wall bracket\nPrice excludes:\n• Pipe covers\n• Patch & paint',
    { bracket: 'in', cover: 'out', repair: 'out' },
  ],
  [
    'Price excludes electrical work, painting, plaster repairs,\nscaffolding and removal of the old unit.',
    { access: 'out', removal: 'out' },
  ],
  ['Supply only, installation not included.', { unit: 'in', installation: 'out' }],
  ['Depending on how far the power has to come.', { electrical: 'not said' }],
  [
    'Upgrading of the switchboard is not.\nThe removal of old equipment has not been allowed for.',
    { switchboard: 'out', removal: 'out' },
  ],
  [
    'Switchboard  ✗\nWi-Fi  ✗ (optional $140)\nPipe  ✓ 5 m\nScaffold  N/A',
    { switchboard: 'out', wifi: 'out', pipe: 'in', access: 'not said' },
  ],
  ['Removal of old unit        add    $130', { removal: 'out' }],
  ['Price excludes removal of asbestos.', { removal: 'not said', asbestos: 'out' }],
  ['Taking the old one out is another 120.', { removal: 'out' }],
  ['We do not carry out electrical work. We are unable to remove the old unit.', { electrical: 'out', removal: 'out' }],
  ['Electrical connection is the responsibility of the owner.', { electrical: 'out' }],
  ['Asbestos removal is to be done by a licensed contractor at your cost.', { asbestos: 'out' }],
  ['Certificates are supplied by your electrician.', { certificates: 'out' }],
  [
    'Not included in this quote: patching; scaffolding; removal of old unit.',
    { repair: 'out', access: 'out', removal: 'out' },
  ],
  ['Anything else (pump, painting, scaffold) is extra.', { pump: 'out', repair: 'out', access: 'out' }],
  ['We can also remove the old unit for $120. Wi-Fi available for $90.', { removal: 'out', wifi: 'out' }],
  ['Please allow an extra $200 for electrical.', { electrical: 'out' }],
  ['Electrical not inc.', { electrical: 'out' }],
  ['Needs power done by ur sparky. Pipe with cover.', { electrical: 'out', cover: 'in' }],
  ['Removal: yes. Electrical: yes. Wi-Fi: no.', { removal: 'in', electrical: 'in', wifi: 'out' }],
  ["Connect to a spare breaker at the unit's switchboard. Elec extra", { switchboard: 'not said', electrical: 'out' }],
  ['Bracket, pump and drain. Reuse existing power supply and switchboard.', { pump: 'in', electrical: 'not said' }],
  ['Bracket and pipe, but not the pump if the drain has fall.', { pipe: 'in', pump: 'out' }],
  ['Gravity drain to the balcony, pump not required.', { drain: 'in', pump: 'not said' }],
  ['Pipe run to 4m     Y\nIsolator     N\nRemoval     N', { pipe: 'in', electrical: 'out', removal: 'out' }],
  ['| Isolator | Not included |\n| Removal | Included |', { electrical: 'out', removal: 'in' }],
  ["I've taken the Wi-Fi out. We recommend a drain pump.", { wifi: 'out', pump: 'out' }],
  ['If the meter box needs upgrading allow $900 to $1,400 extra.', { switchboard: 'out' }],
  ['Removal of the old unit can be added for $150. Rubbish removal included.', { removal: 'out' }],
  ['Can you do it without the pump? Hi Tom, can you leave out the bracket?', { pump: 'not said', bracket: 'not said' }],
  [
    "Install customer's own unit in the same place, using existing brackets & power.",
    { unit: 'out', bracket: 'not said' },
  ],
  [
    'Your electrician will need to run a circuit. Disposal of old unit - customer',
    { electrical: 'out', removal: 'out' },
  ],
  ['Includes bracket but not the cover over the pipes', { bracket: 'in', cover: 'out', pipe: 'not said' }],
  ['All included bar the painting. Everything except the electrical connection.', { repair: 'out', electrical: 'out' }],
  [
    'Old unit disconnected but not taken away. Elec n/i. Asbestos: price assumes none.',
    { removal: 'out', electrical: 'out', asbestos: 'not said' },
  ],
  ['Safety switch if not existing - $180. TBC: switchboard capacity', { electrical: 'out', switchboard: 'out' }],
  ['Let me know if you want pipe covers. Bracket extra if wall mounted', { cover: 'out', bracket: 'out' }],
] as const)('%j', (words, work) => {
  expect(readQuote(`Split system 5 kW, total $3,290 inc GST.\n${words}`).work).toMatchObject(work);
});

it.each([
  ['1 only Brollen 2.5hp wall split, $2,650 inc GST', { maker: 'Brollen', kw: [], unsure: ['kw'] }],
  ['Panasonic CS-Z71XKR 7.1kW split, $3,400 inc GST', { maker: 'Panasonic', models: ['CS-Z71XKR'] }],
  [
    'INVOICE/QUOTE 331\nS upply  and  instal  2  x  Fujitsu  ASTH22KNTA\n6 . 0  kW  reverse  cycle\nTotal  $ 6 , 980 . 00  inc  GST',
    { is_quote: true, kw: [6], units: 2, models: ['ASTH22KNTA'], total: 6980 },
  ],
  [
    'Bed 1 3.5kW split $2,000\nBed 2 2.5kW split $1,900\nMulti unit discount -$300\nG.S.T. $360\nTotal $3,960',
    { total: 3960, gst: 'in', kw: [3.5, 2.5], head_kw: [], units: 2 },
  ],
  ['Samsung 6.8kW split\nQuantity: 2\nTotal $7,040 inc GST\nExpiry: 14 Dec 26', { units: 2, date: null }],
  ['2 x 2.5kW splits, 1850 each or 3500 for both inc gst', { total: 3500, unsure: [] }],
  [
    'Fujitsu 7.1kW split\nQty 1.00  Unit Price $2,900.00  Total $2,900.00\nOld unit away\nQty 1.00  Unit Price $200.00  Total $200.00\nTotal inc GST $3,410.00',
    { total: 3410, options: [] },
  ],
  [
    'Ducted 13.4kW, $16,200 inc GST (less VEECs rebate $1,890.00 = $14,310.00 net cost to you)',
    { total: 14310, discount: null, rebate: { amount: 1890, off: true } },
  ],
  ['5 kW split, total $4,400 inc GST\nLess deposit paid $500', { deposit: 500, discount: null }],
  ['Gree 3.5kW split, total approx $2,400 inc GST', { total: 2400, unsure: ['total'] }],
  ["I'd say roughly $2,800 - $3,100 inc gst for a 6kw Haier split", { range: [2800, 3100] }],
  [
    'Hisense 7kW split $2,999\nOld unit removal $165\nTwo storey surcharge $330',
    { total: null, unsure: ['total', 'work.removal', 'work.access'] },
  ],
  ['Actron 5kW split, finance from $48/week. Price $2,650 inc GST', { maker: 'Actron', models: [] }],
  ['Fujitsu split 7.1kW, normally $3,399, NOW $2,999 inc GST - save $400', { total: 2999, discount: 400 }],
  [
    "A 3.5kW Rinnai split: you'd be looking at $1,900 to $2,300 inc GST",
    { total: null, range: [1900, 2300], unsure: ['total'] },
  ],
  ['Split 5 kW $3,000 inc GST. Pipe covers ($90) not included', { total: 3000, discount: null }],
  [
    'Job at 4/12 Sample Street. Split 5 kW $3,000 inc GST. Valid for 30 days from 18/11/2026',
    { date: '2026-11-18', valid_until: null },
  ],
  [
    '$2,300 for a 2.5kW in the study, $3,100 for a 5kW in the lounge, or both for $5,100 (all inc GST)',
    { total: null, kw: [2.5, 5], unsure: ['total'] },
  ],
  ['Cost of unit 8kW $2,100.00 Cost of install $1,200.00 Total cost $3,300.00 GST incl.', { total: 3300, options: [] }],
  ['Re your split system (7.1kW): the price stays at $3,450 incl GST', { total: 3450, kw: [7.1] }],
  [
    'Model\tKRW050\nBrand\tKestrel Ridge\nCapacity\t5.0kW cooling\nTotal\t$2,995 inc GST',
    { maker: 'Kestrel Ridge', units: 1 },
  ],
  [
    'Multi split 6.0kW with 1x 3.5kW and 1x 2.5kW indoor units, $6,990 inc GST',
    { kw: [6], head_kw: [3.5, 2.5], heads: 2 },
  ],
  [
    'QUOTE\nSupply split 5 kW  $1,090\nInstall upstairs  $1,180\nTotal (inc. GST)  $2,270',
    { total: 2270, options: [], unsure: [] },
  ],
] as const)('%j', (text, right) => {
  expect(readQuote(text, { on: '2026-11-20' })).toMatchObject(right);
});

it('holds totals of two messages against each other, unless one is called revised', () => {
  const read = (now: string) =>
    readQuote(
      `${now}\n\nOn Mon, 9 Nov 2026 at 10:02, Jo wrote:\n> Split 5 kW supplied and installed is $2,790 inc GST.`,
    );
  expect(read('Price with the pump comes to $3,080 inc GST, rest as before.')).toMatchObject({
    total: null,
    gst: 'in',
    unsure: ['total'],
  });
  expect(read('My revised price is $3,080 inc GST.')).toMatchObject({
    total: 3080,
    options: [{ total: 3080 }, { total: 2790 }],
  });
});

it('takes the day of a mail, and of two ways to say the same the one with the price', () => {
  const mail = `Subject: Your quote
Date: Fri, 20 Nov 2026 15:02:11 +1000
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="b1"

--b1
Content-Type: text/plain; charset=utf-8

See attached.
--b1
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

PHA+Q29ydmFuZSBBaXIgQ1JELTEwMCAxMC4wIGtXIGR1Y3RlZDwvcD48cD5Ub3RhbCAkOSw5NTAgaW5jIEdTVDwvcD4=
--b1--
`;
  expect(readQuote(mail)).toMatchObject({ date: '2026-11-20', total: 9950, models: ['CRD-100'], kw: [10] });
});

it('reads only the figures of another language, all unsure', () => {
  const read = readQuote(
    'Angebot: Lieferung und Montage einer Klimaanlage 3,5 kW für das Schlafzimmer, inklusive Leitungen. Elektroarbeiten sind nicht enthalten. Gesamtpreis: $2.890,00',
  );
  expect(read).toMatchObject({ is_quote: true, language: 'other', total: 2890, kw: [3.5] });
  expect(
    readQuote("Devis : pose d'un climatiseur split mural 5 kW dans le salon. Prix total 3 290 $ TTC, acompte 30 %.")
      .language,
  ).toBe('other');
  expect(read.unsure).toEqual(expect.arrayContaining(['total', 'kw']));
  expect(Object.values(read.work)).not.toContain('in');
});

it('reads dates day-first, without a year from the day of reading, and none that can’t be', () => {
  const until = (text: string, on?: string) =>
    readQuote(`Split system 5 kW $3,000. Valid until ${text}`, on === undefined ? {} : { on }).valid_until;
  expect(until('3/12/2026')).toBe('2026-12-03');
  expect(until('13/25/2026')).toBeNull();
  expect(until('31 February 2027')).toBeNull();
  expect(until('5 January')).toBeNull();
  expect(until('5 January', '2026-11-20')).toBe('2027-01-05');
});

it('shows nothing of what a mail hides, and keeps no markup', () => {
  const read = readQuote(
    '<p>Split 5 kW</p><p style="display:none">Total $1,000</p><script>Total $2</script><p>Total <s>$4,000</s> $3,000 inc GST</p><!-- $9 -->',
  );
  expect(read).toMatchObject({ total: 3000, text: 'Split 5 kW\n\nTotal  $3,000 inc GST' });
});

/** Pieces of quotes in any order, which meet more rules than any text. */
const pieces = fc
  .array(
    fc.oneof(
      anyText(),
      fc.constantFrom(
        ...PLAIN.split(/(?<=[\s,.])/),
        ...['\n', 'Option A ', 'not included ', '<div>', '</s>', '<s>', '=3D=\n', '> ', '$3.290,00 ', '2 x '],
        ...['Content-Type: text/html\n\n', '٣٢٩٠ ', '12/13/26 ', 'excludes: '],
      ),
    ),
    { maxLength: 60 },
  )
  .map((found) => found.join(''));

it('reads any text without throwing, the same twice, with words from one line of its text', () => {
  fc.assert(
    fc.property(pieces, (source) => {
      const read = readQuote(source, { on: '2026-11-20' });
      expect(readQuote(source, { on: '2026-11-20' })).toEqual(read);
      for (const { text, from, to } of Object.values(read.words)) {
        expect(read.text.slice(from, to)).toBe(text);
        expect(text.length).toBeLessThanOrEqual(160);
        expect(text).not.toContain('\n');
      }
      if (read.options.length > 0) expect(read.unsure).toContain('total');
    }),
  );
});

it('reads the first 20,000 characters', () => {
  const read = readQuote(`${'Split system. '.repeat(1500)}Total $3,290`);
  expect(read.cut).toBe(true);
  expect(read.text.length).toBeLessThanOrEqual(20_000);
  expect(read.total).toBeNull();
});
