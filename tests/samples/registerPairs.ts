import { type RegisterCells, registerRow } from './registerCsv.ts';

/**
 * 200 made-up pairs of a catalogue's row and what the energy register has for it, with the right outcome. Each of the
 * 40 cases comes in five sizes. All of them stand in one register.
 */
export interface Pair {
  readonly what: string;
  readonly outcome: Outcome;
  readonly sheet: SheetCells;
  readonly register: readonly RegisterCells[];
  /** The registration number that a fill or a proposal must name; null if the register doesn't have the system. */
  readonly right: string | null;
}

export type Outcome = 'filled' | 'proposed' | 'refused' | 'nothing';
type SheetCells = Readonly<Record<string, string | number>>;

/** The parts that a case is made of; `code` is different in every case. */
interface Size {
  readonly code: string;
  readonly kilowatts: number;
  /** The capacity in a name, such as 25. */
  readonly size: string;
  readonly indoor: string;
  readonly outdoor: string;
  /** A registration number of this case and size; a letter makes it another. */
  readonly number: (letter?: string) => string;
  readonly row: (model: string, other?: RegisterCells) => RegisterCells;
}

interface Case {
  readonly what: string;
  readonly outcome: Outcome;
  readonly of: (size: Size) => { readonly sheet: SheetCells; readonly register: readonly RegisterCells[] };
}

const both = ({ indoor, outdoor }: Size) => ({ indoor_model: indoor, outdoor_model: outdoor });
const pair = ({ indoor, outdoor }: Size) => `${indoor} / ${outdoor}`;

/** The sheet names both units, and the register has one row that differs in this way. */
function differing(what: string, outcome: Outcome, other: RegisterCells, sheet: SheetCells = {}): Case {
  return { what, outcome, of: (s) => ({ sheet: { ...both(s), ...sheet }, register: [s.row(pair(s), other)] }) };
}

/** The sheet and the register have these names. */
function named(what: string, outcome: Outcome, names: (s: Size) => { sheet: SheetCells; model: string }): Case {
  return {
    what,
    outcome,
    of: (s) => {
      const { sheet, model } = names(s);
      return { sheet, register: [s.row(model)] };
    },
  };
}

const CASES: readonly Case[] = [
  named('indoor and outdoor unit', 'filled', (s) => ({ sheet: both(s), model: pair(s) })),
  {
    what: 'a registration number alone',
    outcome: 'filled',
    of: (s) => ({ sheet: { gems_registration_number: s.number() }, register: [s.row(pair(s))] }),
  },
  {
    what: 'a registration number and one unit',
    outcome: 'filled',
    of: (s) => ({
      sheet: { gems_registration_number: s.number().toLowerCase(), indoor_model: s.indoor },
      register: [s.row(pair(s))],
    }),
  },
  named('the whole name', 'filled', (s) => ({ sheet: { model_number: s.indoor }, model: s.indoor })),
  named('lower case and spaces', 'filled', (s) => ({
    sheet: { model_number: `k ${s.code.toLowerCase()} ${s.size} a` },
    model: `K${s.code}${s.size}A`,
  })),
  named('hyphens left out', 'filled', (s) => ({
    sheet: { model_number: `K${s.code}${s.size}A` },
    model: `K-${s.code}-${s.size}-A`,
  })),
  named('a bar or a plus between the units', 'filled', (s) => ({
    sheet: { model_number: `${s.indoor}|${s.outdoor}` },
    model: `${s.indoor} + ${s.outdoor}`,
  })),
  named('the units in the other order', 'filled', (s) => ({ sheet: both(s), model: `${s.outdoor}/${s.indoor}` })),
  named('a slash inside a name', 'filled', (s) => ({
    sheet: { model_number: `K${s.code}${s.size}/3` },
    model: `K${s.code}${s.size}-3`,
  })),
  differing('another name of the brand', 'filled', { Brand: 'MITSUBISHI HEAVY INDUSTRIES' }, { brand: 'MHI' }),
  differing('another spelling of the brand', 'filled', { Brand: 'KES-TREL' }, { brand: 'Kes trel' }),
  differing('no phase and no heating in the sheet', 'filled', {}, { phase: '', heating_capacity_kw: '' }),
  {
    what: 'a capacity rounded by 1.5 %',
    outcome: 'filled',
    of: (s) => ({
      sheet: both(s),
      register: [s.row(pair(s), { 'C-Total Cool Rated': (s.kilowatts * 1.015).toFixed(4) })],
    }),
  },
  {
    what: 'an expired registration beside the valid one',
    outcome: 'filled',
    of: (s) => ({
      sheet: both(s),
      register: [s.row(pair(s), { ExpDate: '14/05/2024', 'Registration Number': s.number('X') }), s.row(pair(s))],
    }),
  },
  {
    what: 'a row that is listed twice',
    outcome: 'filled',
    of: (s) => ({ sheet: both(s), register: [s.row(pair(s)), s.row(pair(s))] }),
  },
  {
    what: 'one registration for a family of models',
    outcome: 'filled',
    of: (s) => ({
      sheet: { ...both(s), gems_registration_number: s.number() },
      register: [s.row(pair(s)), s.row(`${s.indoor}W / ${s.outdoor}`), s.row(`${s.indoor}B / ${s.outdoor}`)],
    }),
  },
  differing('a slim ducted system', 'filled', { Configuration1: 'Ducted' }, { system_type: 'slim_ducted' }),
  named("a maker's name for the set in the sheet", 'filled', (s) => ({
    sheet: { ...both(s), model_number: `Summer ${s.size} set` },
    model: pair(s),
  })),
  {
    what: 'a capacity in watts only',
    outcome: 'filled',
    of: (s) => ({
      sheet: both(s),
      register: [s.row(pair(s), { 'C-Total Cool Rated': '', 'Rated Total Cool Capacity W': 1000 * s.kilowatts })],
    }),
  },

  named('a longer name in the sheet', 'proposed', (s) => ({
    sheet: { indoor_model: `${s.indoor}VMA`, outdoor_model: `${s.outdoor}VMA` },
    model: pair(s),
  })),
  named('a longer name in the register', 'proposed', (s) => ({
    sheet: { model_number: s.indoor },
    model: `${s.indoor}-E1`,
  })),
  named('a revision by a letter', 'proposed', (s) => ({
    sheet: both(s),
    model: `K${s.code}${s.size}C / ${s.outdoor}`,
  })),
  named('a revision by a digit', 'proposed', (s) => ({
    sheet: { indoor_model: `${s.indoor}1`, outdoor_model: s.outdoor },
    model: `${s.indoor}2 / ${s.outdoor}`,
  })),
  named('O and 0 swapped', 'proposed', (s) => ({
    sheet: { model_number: `K${s.code}${s.size}0A` },
    model: `K${s.code}${s.size}OA`,
  })),
  named('a wildcard', 'proposed', (s) => ({ sheet: { model_number: `${s.indoor}2` }, model: `${s.indoor}*` })),
  {
    what: 'two valid rows',
    outcome: 'proposed',
    of: (s) => ({
      sheet: both(s),
      register: [s.row(pair(s)), s.row(pair(s), { 'Registration Number': s.number('X'), c_star_hot: 2 })],
    }),
  },
  named('the indoor unit alone', 'proposed', (s) => ({ sheet: { model_number: s.indoor }, model: pair(s) })),
  named('the outdoor unit alone', 'proposed', (s) => ({ sheet: { outdoor_model: s.outdoor }, model: pair(s) })),
  named('another outdoor unit', 'proposed', (s) => ({
    sheet: { indoor_model: s.indoor, outdoor_model: `W${s.code}${s.size}HP` },
    model: pair(s),
  })),
  differing('a row for the outdoor unit only', 'proposed', { 'Outdoor unit only': 'Yes' }),
  differing(
    'a multi-split',
    'proposed',
    { Configuration2: 'Multiple split - Fixed head' },
    { system_type: 'multi_split' },
  ),
  differing('no cooling capacity in the sheet', 'proposed', {}, { cooling_capacity_kw: '' }),
  differing('a brand that no table knows', 'proposed', { Brand: 'Kestrel Holdings' }),
  {
    what: 'the number of an earlier registration',
    outcome: 'proposed',
    of: (s) => ({
      sheet: { ...both(s), gems_registration_number: s.number('X') },
      register: [s.row(pair(s)), s.row(pair(s), { 'Registration Number': s.number('X'), SubmitStatus: 'Superseded' })],
    }),
  },

  {
    what: 'a capacity that is 3 % off',
    outcome: 'refused',
    of: (s) => ({
      sheet: both(s),
      register: [s.row(pair(s), { 'C-Total Cool Rated': (s.kilowatts * 1.03).toFixed(4) })],
    }),
  },
  differing('another phase', 'refused', { Phase: 'Three' }),
  differing('another type of system', 'refused', { Configuration1: 'Ducted' }),
  differing('an expired registration', 'refused', { ExpDate: '2024-05-14' }),
  differing('a model that is only sold in New Zealand', 'refused', { Sold_in: 'New Zealand' }),
  {
    what: 'another size of the range',
    outcome: 'nothing',
    of: (s) => ({
      sheet: both(s),
      register: [registerRow(s.number(), `K${s.code}${Number(s.size) + 4}A`, s.kilowatts + 0.4)],
    }),
  },
];

const KILOWATTS = [2.5, 3.5, 5, 7.1, 10];

export const REGISTER_PAIRS: readonly Pair[] = CASES.flatMap(({ what, outcome, of }, place) => {
  const code = `${letter(place)}${letter(5 * place + 3 * Math.floor(place / 21))}`;
  return KILOWATTS.map((kilowatts): Pair => {
    const size = String(10 * kilowatts);
    const number = (letter = '') => `AC${code}${size}${letter}`;
    const { sheet, register } = of({
      code,
      kilowatts,
      size,
      indoor: `K${code}${size}A`,
      outdoor: `R${code}${size}A`,
      number,
      row: (model, other) => registerRow(number(), model, kilowatts, other),
    });
    const isThere = outcome === 'filled' || outcome === 'proposed';
    return {
      what,
      outcome,
      sheet: {
        id: `${code}-${size}`,
        title: `${what}, ${kilowatts} kW`,
        brand: 'Kestrel',
        system_type: 'split',
        cooling_capacity_kw: kilowatts,
        heating_capacity_kw: Number((kilowatts * 1.1).toFixed(2)),
        phase: 1,
        ...sheet,
      },
      register,
      right: isThere ? number() : null,
    };
  });
});

/** Letters that nobody takes for digits. */
function letter(place: number): string {
  const letters = 'ABCDEFGHJKMNPQRTUVWXY';
  return letters[place % letters.length]!;
}
