import type { ReadQuote } from '../../src/parts/quote/rules/reader/reading.ts';

/** A quote as installers write them, with what a careful person reads in it. Firms, people and numbers are invented. */
export interface QuoteSample {
  readonly name: string;
  readonly text: string;
  /** Where it says nothing: GST is in, and one unit of one head is sure. */
  readonly right: Partial<Omit<ReadQuote, 'options'>>;
  /** The label and total of each option. */
  readonly options?: readonly (readonly [string | null, number])[];
  /** Kinds of work in the total, and left out; nothing is said of the others. */
  readonly in: string;
  readonly out: string;
}

export const QUOTES: readonly QuoteSample[] = [
  {
    name: 'an SMS with a price and GST',
    text: `Hey Sam, re the split in the back room, 2.5kw Brollen supplied & installed is $1850 inc gst. Thats back to back on ground. Extra if we need to run new circuit. Cheers Dave`,
    right: { total: 1850, kw: [2.5], maker: 'Brollen', route: 'back_to_back', outdoor: null },
    in: 'unit installation',
    out: 'electrical',
  },
  {
    name: 'a letter',
    text: `Dear Mrs Sample

Thank you for the opportunity to quote for air conditioning at your home.

Our price to supply and install a Kestrel Ridge KRW071 7.1kW reverse cycle wall split system in the upstairs family room is $4,480.00 (four thousand four hundred and eighty dollars) including GST.

Our price includes:
• Removal and disposal of the existing window unit
• Refrigeration piping up to 6 metres in colour matched PVC duct
• Condensate drain to the nearest stormwater
• Dedicated 20A circuit and isolator
• Wall bracket for the outdoor unit

Our price does not include:
• Any upgrade of the switchboard should it be found necessary
• Repairs to brickwork or plaster where the window unit was
• Scaffolding

This quote is valid for 60 days. A deposit of 20% is required with your order and the balance is payable on completion.

Yours faithfully
J Example
Example Cooling, licence L099999`,
    right: {
      ...{ total: 4480, kw: [7.1], models: ['KRW071'], maker: 'Kestrel Ridge', deposit_percent: 20 },
      ...{ valid_days: 60, pipe_m: 6, storey: 'first', outdoor: 'wall' },
    },
    in: 'unit installation removal pipe cover drain electrical bracket',
    out: 'switchboard repair access',
  },
  {
    name: 'a program’s quote with exclusions',
    text: `Quotation
Quote No: 88123
Date: 02/11/2026
Site: 12 Sample St
Customer: A Person

Description
Supply and installation of the following:

Wattlebird WBW050 - 5.0kW Wall Mounted Reverse Cycle Inverter
  Location: Living
  Outdoor unit to be mounted on slab on ground level
  Electrical circuit from main switchboard approx 18m
  Condensate pump

Exclusions
  Making good of any building surfaces
  Works outside of normal business hours

Sub-Total ex GST    $3,445.45
GST                   $344.55
Total inc GST       $3,790.00

Quote valid until 02/12/2026`,
    right: {
      ...{ total: 3790, kw: [5], models: ['WBW050'], maker: 'Wattlebird' },
      ...{ date: '2026-11-02', valid_until: '2026-12-02', cable_m: 18, outdoor: 'ground' },
    },
    in: 'unit installation electrical pump bracket',
    out: 'repair',
  },
  {
    name: 'a program’s quote with quantities',
    text: `QUOTE #1042
Mock Air Services
ABN 00 000 000 000
Quote Date 7 Nov 2026

Item   Qty   Unit Price   Total
Supply Tarnwick Air TA-35HW 3.5kW split system   1   $1,150.00   $1,150.00
Standard back to back installation incl. up to 3m pipe and GPO on existing circuit   1   $690.00   $690.00
Wall brackets   1   $95.00   $95.00
Removal of existing split   1   $150.00   $150.00

Subtotal   $2,085.00
GST 10%   $208.50
Total   $2,293.50
Amount Paid   $0.00
Balance Due   $2,293.50`,
    right: {
      ...{ total: 2293.5, kw: [3.5], models: ['TA-35HW'], maker: 'Tarnwick Air' },
      ...{ date: '2026-11-07', pipe_m: 3, route: 'back_to_back' },
    },
    in: 'unit installation pipe bracket removal electrical',
    out: '',
  },
  {
    name: 'a figure before GST alone',
    text: `ESTIMATE 2231
Supply & install 1 x 8.0kW Corvane CRV80 split to open plan living
Includes bracket, pipework to 5m, drain, electrical connection to existing isolator
$3,650.00 + GST`,
    right: { total: 3650, gst: 'out', kw: [8], models: ['CRV80'], maker: 'Corvane', pipe_m: 5, unsure: ['gst'] },
    in: 'unit installation bracket pipe drain electrical',
    out: '',
  },
  {
    name: 'two options on one line each',
    text: `Thanks for your enquiry. Prices below include GST and standard back to back install:
Option 1 - Brollen BRL35 3.5kW $1,990
Option 2 - Wattlebird WBW035 3.5kW $2,350
Electrical is extra, usually $350-$450 depending on switchboard.`,
    right: { total: null, kw: [3.5], models: ['BRL35', 'WBW035'], route: 'back_to_back', unsure: ['total'] },
    options: [
      ['Option 1', 1990],
      ['Option 2', 2350],
    ],
    in: 'unit installation',
    out: 'electrical',
  },
  {
    name: 'a revised quote in a thread',
    text: `On 18 Nov 2026, at 9:12 am, Example Air <office@air.example> wrote:
> Hi Jo
> Sorry about that, please see revised price with the bigger unit.
> Wattlebird WBW071 7.1kW supplied and installed
> Revised total: $3,990 inc GST
>
> On 15 Nov 2026, Jo wrote:
>> Can you do the 7.1 instead?
>>
>> On 14 Nov 2026, Example Air wrote:
>>> Wattlebird WBW050 5.0kW supplied and installed
>>> Total: $3,290 inc GST`,
    right: { total: 3990, unsure: ['total'] },
    options: [
      [null, 3990],
      [null, 3290],
    ],
    in: 'unit installation',
    out: '',
  },
  {
    name: 'two quotes in a thread that compete',
    text: `From: Mock Air
Sent: Monday, 16 November 2026
Subject: RE: quote

Sure, with the Kestrel Ridge instead it's
Total $4,150.00 inc GST

From: Mock Air
Sent: Thursday, 12 November 2026
Subject: quote

Supply and install Brollen BRL60 6.0kW wall split
Total $3,420.00 inc GST`,
    right: { total: null, unsure: ['total'] },
    options: [
      [null, 4150],
      [null, 3420],
    ],
    in: 'unit installation',
    out: '',
  },
  {
    name: 'a rebate taken off',
    text: `VEU DISCOUNTED UPGRADE
Replace gas ducted heater with Wattlebird WBD140 14kW ducted reverse cycle
System, installation, new ducts and 5 zones              $15,800.00
VEU rebate (VEECs assigned to us)                        -$2,940.00
Total payable inc GST                                    $12,860.00
Decommissioning of gas heater included
Switchboard upgrade if required                           $1,450.00
Certificate of Electrical Safety (COES) provided
Valid 30 days`,
    right: {
      ...{ total: 12860, kw: [14], models: ['WBD140'], maker: 'Wattlebird' },
      ...{ rebate: { amount: 2940, off: true }, valid_days: 30, unsure: ['rebate'] },
    },
    in: 'unit installation zoning removal certificates',
    out: 'switchboard',
  },
  {
    name: 'a rebate to be claimed',
    text: `Quote for 2 Kestrel Ridge KRW035 3.5kW split systems, bedrooms 1 and 2, supplied & installed for $4,780 including GST.
You may be eligible for a PDRS/ESS rebate of about $400 - you claim it yourself after installation.
Power supplied by your electrician.`,
    right: {
      ...{ total: 4780, kw: [3.5], models: ['KRW035'], maker: 'Kestrel Ridge' },
      ...{ units: 2, heads: 2, rebate: { amount: 400, off: false }, unsure: ['rebate', 'units'] },
    },
    in: 'unit installation',
    out: 'electrical',
  },
  {
    name: 'deposit schedule',
    text: `PRICE: $18,700.00 incl GST
To supply and install Corvane Air CRD-160 16.0kW ducted, 8 outlets, 4 zones.
PAYMENT TERMS
10% deposit on acceptance            $1,870.00
50% on delivery of equipment         $9,350.00
Balance on completion                $7,480.00
Price firm for 45 days from 1 November 2026`,
    right: {
      ...{ total: 18700, kw: [16], models: ['CRD-160'], maker: 'Corvane Air' },
      ...{ deposit_percent: 10, deposit: 1870, valid_days: 45 },
    },
    in: 'unit installation zoning',
    out: '',
  },
  {
    name: 'provisional sums',
    text: `Supply and install Tarnwick Air TA-71HW 7.1kW wall split             4,100.00
Provisional sum: scaffold hire for second storey                     850.00
Provisional sum: switchboard upgrade                                 1,200.00
Total inc GST                                                      $6,150.00
Asbestos removal is excluded. No allowance for painting.`,
    right: {
      ...{ total: 6150, kw: [7.1], models: ['TA-71HW'] },
      ...{ maker: 'Tarnwick Air', storey: 'first', unsure: ['work.access', 'work.switchboard'] },
    },
    in: 'unit installation access switchboard',
    out: 'asbestos repair',
  },
  {
    name: 'a multi-split',
    text: `We propose a Kestrel Ridge multi split system:
1 x KRM100-5 10.0kW outdoor unit
3 x KRI025 2.5kW wall heads to bedrooms
1 x KRI050 5.0kW wall head to living
Total supplied and installed $11,450 inc GST
Pipes run through roof space. Condensate pumps to two heads included.
Electrical: 32A circuit included; switchboard upgrade by owner.`,
    right: {
      ...{ total: 11450, kw: [10], head_kw: [2.5, 2.5, 2.5, 5] },
      ...{ heads: 4, maker: 'Kestrel Ridge', route: 'roof_space' },
    },
    in: 'unit installation pipe pump electrical',
    out: 'switchboard',
  },
  {
    name: 'a table before GST',
    text: `Ref Q5521        14/11/26
1   Wattlebird WBW025 2.5kW           3    1,100.00    3,300.00
2   Install to include 4m pipe run, bracket   3   650.00   1,950.00
3   Electrical sub circuits           3      280.00      840.00
                          Sub total ex GST             6,090.00
                          GST                            609.00
                          Quote total                  6,699.00`,
    right: {
      ...{ total: 6699, kw: [2.5], models: ['WBW025'], maker: 'Wattlebird' },
      ...{ units: 3, heads: 3, date: '2026-11-14', pipe_m: 4 },
    },
    in: 'unit installation pipe bracket electrical',
    out: '',
  },
  {
    name: 'a price range',
    text: `Hi, without seeing the job I'd say somewhere between $2,800 and $3,400 including GST for a 5kW split supplied and installed, depending on the electrical. Happy to come and look.`,
    right: { total: null, range: [2800, 3400], kw: [5], unsure: ['total'] },
    in: 'unit installation',
    out: '',
  },
  {
    name: 'European writing',
    text: `Quote 77: 5,0 kW wall split Brollen BRL50, supplied and installed, $3.290,00 incl. GST, deposit $500,00`,
    right: { total: 3290, kw: [5], deposit: 500, models: ['BRL50'], maker: 'Brollen' },
    in: 'unit installation',
    out: '',
  },
  {
    name: 'a photographed page',
    text: `Sample  Aircon
Quote  No  1l7
Date  12 / 1O / 26
Supp1y and insta11 1 x 3.5 kW WattIebird WBW035
bracket , 5m pipe , drain incl
electrical  by  others
Total  inc  GST   $ 2 , 45O
Deposit   $ 5OO`,
    right: { total: 2450, kw: [3.5], pipe_m: 5, date: '2026-10-12', deposit: 500, unsure: ['total'] },
    in: 'unit installation bracket pipe drain',
    out: 'electrical',
  },
  {
    name: 'an exclusion list in one sentence',
    text: `Supply and install one Tarnwick Air TA-50HW 5kW split, pipes up to 4m, bracket and drain. Price excludes electrical work, switchboard upgrades, patching, painting, asbestos, and removal of old equipment. $2,390 inc. GST. Valid 21 days.`,
    right: { total: 2390, kw: [5], models: ['TA-50HW'], maker: 'Tarnwick Air', pipe_m: 4, valid_days: 21 },
    in: 'unit installation pipe bracket drain',
    out: 'electrical switchboard repair asbestos removal',
  },
  {
    name: 'in and out in one line each',
    text: `7.1kW Brollen BRL71 - $3,650 inc GST
Install - included
Electrical - included (new circuit), switchboard upgrade not included
Old unit removal - $120 extra
Pipe cover - included
Wifi - optional $150
Drain pump - not needed`,
    right: { total: 3650, kw: [7.1], models: ['BRL71'], maker: 'Brollen' },
    in: 'unit installation electrical cover',
    out: 'switchboard removal wifi',
  },
  {
    name: 'a mail in quoted-printable',
    text: `From: "Mock Air" <mock@air.example>
To: jo@home.example
Subject: Your quote
Date: Tue, 10 Nov 2026 09:30:00 +1100
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Hi Jo,

Supply and install Wattlebird WBW060 6.0=C2=A0kW split =E2=80=93 back to ba=
ck, ground floor.
Total $2,980 inc GST=
, valid 30 days.
Electrical not included.`,
    right: {
      ...{ total: 2980, kw: [6], models: ['WBW060'], maker: 'Wattlebird' },
      ...{ date: '2026-11-10', valid_days: 30, route: 'back_to_back', storey: 'ground' },
    },
    in: 'unit installation',
    out: 'electrical',
  },
  {
    name: 'an HTML mail',
    text: `<html><head><style>.a{color:red}</style></head><body><p>Hi Alex,</p><table><tr><th>Item</th><th>Amount</th></tr><tr><td>Kestrel Ridge KRW050 5.0&nbsp;kW wall split</td><td>$1,800.00</td></tr><tr><td>Installation incl. 5&nbsp;m pipe &amp; wall bracket</td><td>$900.00</td></tr><tr><td><b>Total inc GST</b></td><td><b>$2,700.00</b></td></tr></table><p>Excludes: electrical work &amp; removal of existing unit.</p><div style="display:none">Total $1,000</div></body></html>`,
    right: { total: 2700, kw: [5], models: ['KRW050'], maker: 'Kestrel Ridge', pipe_m: 5 },
    in: 'unit installation pipe bracket',
    out: 'electrical removal',
  },
  {
    name: 'a licence in the letterhead',
    text: `MOCK AIR & ELECTRICAL PTY LTD
Licensed electricians and refrigeration mechanics
Electrical Lic 000000C   ARC AU00000
Quote 12 November 2026
Supply and install 3.5kW split system Brollen BRL35, back to back
Total: $1,790.00 inc GST`,
    right: { total: 1790, kw: [3.5], models: ['BRL35'], maker: 'Brollen', date: '2026-11-12', route: 'back_to_back' },
    in: 'unit installation',
    out: '',
  },
  {
    name: 'a crossed list',
    text: `WHAT'S IN
✓ Kestrel Ridge KRW035 3.5kW
✓ Installation up to 3m
✓ Isolator & cabling
✗ Switchboard upgrade
✗ Removal of old unit
✗ Brick patching
$2,150 inc GST`,
    right: { total: 2150, kw: [3.5], models: ['KRW035'], maker: 'Kestrel Ridge', pipe_m: 3 },
    in: 'unit installation electrical',
    out: 'switchboard removal repair',
  },
  {
    name: 'full-width and Arabic figures',
    text: `Split system ３．５ｋＷ supplied and installed. Total ＄２，４９０ inc GST, deposit ٥٠٠ dollars`,
    right: { total: 2490, kw: [3.5], deposit: 500 },
    in: 'unit installation',
    out: '',
  },
  {
    name: 'a percent of discount in the sum',
    text: `Supply and install Brollen BRL50 5kW    3,000.00
Pensioner discount                       -150.00
GST                                       285.00
TOTAL DUE ON COMPLETION                $3,135.00
Deposit to book                          $300.00`,
    right: {
      ...{ total: 3135, kw: [5], discount: 150, deposit: 300 },
      ...{ models: ['BRL50'], maker: 'Brollen', unsure: ['discount'] },
    },
    in: 'unit installation',
    out: '',
  },
  {
    name: 'a letter that leaves out a list in one sentence',
    text: `RE: QUOTATION FOR AIR CONDITIONING – 14 EXAMPLE AVENUE

We are pleased to offer the following for your consideration.

Supply, install and commission one (1) Corvane Air CRW-71 7.1kW hi-wall split system to the lounge room.
Outdoor unit to be located on ground on mounting blocks.
Pipe work of up to 5 lineal metres, concealed in white PVC trunking.
Power to be run from meter box (approx. 12 metres) on a new dedicated circuit.

TOTAL COST: $4,260.00 + GST ($4,686.00 inc GST)

The following is excluded from our offer: patching and painting, upgrade to meter box, work to asbestos sheeting, out of hours work.

Payment terms: 50% deposit, balance 7 days from completion. This offer is open for acceptance for 30 days.`,
    right: {
      ...{ total: 4686, kw: [7.1], models: ['CRW-71'], maker: 'Corvane Air', pipe_m: 5 },
      ...{ cable_m: 12, outdoor: 'ground', deposit_percent: 50, valid_days: 30 },
    },
    in: 'unit installation bracket pipe cover electrical',
    out: 'repair switchboard asbestos',
  },
  {
    name: 'a forwarded mail',
    text: `Hi hun see below xx

-----Original Message-----
From: Sample Cooling <info@cooling.example>
Sent: Friday, 13 November 2026 4:05 PM
To: Kim
Subject: Quote 8841

Hello Kim,

Further to our visit, our price for the ducted system is below.

Corvane CRD-125 12.5kW, 7 outlets, 3 zones
Price: $11,850.00 (GST inclusive)

Price includes all electrical and removal of your old evaporative cooler and making good the roof.
Price excludes ceiling repairs where old vents are removed.

Regards
Lee`,
    right: {
      ...{ total: 11850, kw: [12.5], models: ['CRD-125'] },
      ...{ maker: 'Corvane', date: '2026-11-13', unsure: ['work.repair'] },
    },
    in: 'unit zoning electrical removal repair',
    out: '',
  },
  {
    name: 'conditions',
    text: `Our quote to install a Wattlebird WBW060 6.0kW is $3,150 including GST. If the circuit needs a safety switch that is $280 extra. If the pipe run is more than 3m we charge $75 per metre. We will patch the old hole. Not painting.`,
    right: { total: 3150, kw: [6], models: ['WBW060'], maker: 'Wattlebird', unsure: ['work.repair'] },
    in: 'unit installation repair',
    out: 'electrical',
  },
  {
    name: 'a list of noes',
    text: `Brollen BRL71 7.1 kW fully installed $3,380 inc GST
No electrical
No removal of old unit
No roof access equipment
Includes drain to outside and 20A isolator`,
    right: { total: 3380, kw: [7.1], models: ['BRL71'], maker: 'Brollen', unsure: ['work.electrical'] },
    in: 'unit installation drain electrical',
    out: 'removal access',
  },
  {
    name: 'three systems with a price each',
    text: `1) Lounge - Wattlebird WBW071 7.1kW        $3,450
2) Bed 1 - Wattlebird WBW025 2.5kW         $1,890
3) Bed 2 - Wattlebird WBW025 2.5kW         $1,890
Package price for all three, supplied & installed incl electrical and GST: $6,900`,
    right: { total: 6900, units: 3, maker: 'Wattlebird', kw: [7.1, 2.5], heads: 3 },
    in: 'unit installation electrical',
    out: '',
  },
  {
    name: 'rows that others do',
    text: `QUOTE
To: A Sample
From: Mock Refrigeration
Date: 20.11.2026

1 Kestrel Ridge KRD071 7.1 kW bulkhead unit supply            $3,200.00
1 Installation, incl. ductwork and 2 grilles                  $2,400.00
1 Carpentry - bulkhead framing                          By builder
1 Painting / plaster                                    By builder
1 Electrical                                            $600.00

TOTAL (GST incl)                                              $6,200.00`,
    right: { total: 6200, kw: [7.1], models: ['KRD071'], maker: 'Kestrel Ridge', date: '2026-11-20' },
    in: 'unit installation zoning electrical',
    out: 'repair',
  },
  {
    name: 'two prices with an or',
    text: `hi there quote is $2,100 for 2.5 brollen or $2,450 for the wattlebird both 2.5kw installed back2back gst inc. sparky extra 300ish`,
    right: { total: null, unsure: ['total'] },
    options: [
      [null, 2100],
      [null, 2450],
    ],
    in: 'unit installation',
    out: 'electrical',
  },
  {
    name: 'one price before and with GST',
    text: `Ex-GST price $2,600.00
With GST $2,860.00
1x Tarnwick Air TA-50HW 5.0 kW, install on ground floor lounge, outdoor unit on polyslab, pump if needed at extra $290, electrician to be organised by you`,
    right: { total: 2860, kw: [5], models: ['TA-50HW'], maker: 'Tarnwick Air', storey: 'ground', outdoor: 'ground' },
    in: 'unit installation bracket',
    out: 'pump electrical',
  },
  {
    name: 'a rebate inside a sentence',
    text: `We can do the ducted job for 11,990 including GST less the $1,200 VEU discount = 10,790 to pay. 12.5kW Corvane, 3 zones.`,
    right: { total: 10790, kw: [12.5], maker: 'Corvane', unsure: ['rebate'] },
    in: 'unit zoning',
    out: '',
  },
  {
    name: 'a list with a dash before each answer',
    text: `Supply and installation of one wall split 2.5kW: $1,790 incl. GST
• Drilling through brick - included
• Condensate drain - included
• Electrical - NOT included
• Switchboard - N/A
• Wi-Fi - included as standard
• Colour-matched cover - $25 per metre`,
    right: { total: 1790, kw: [2.5] },
    in: 'unit installation drain wifi',
    out: 'electrical cover',
  },
];
