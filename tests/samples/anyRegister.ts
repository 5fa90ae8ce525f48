import fc from 'fast-check';
import { type RegisterCells, registerRow } from './registerCsv.ts';

/** Mostly the usual value, so that whole rows still match now and then. */
function mostly<Value>(usual: Value, ...odd: readonly Value[]): fc.Arbitrary<Value> {
  return fc.oneof({ arbitrary: fc.constant(usual), weight: 10 }, { arbitrary: fc.constantFrom(...odd), weight: 1 });
}

/** Pieces that make names alike: revisions, suffixes, wildcards, look-alikes and separators. */
const anyName = fc
  .tuple(
    mostly('KESTRA25', 'KESTR-A25', 'kestra 25', 'KESTRA2S', 'KESTRO25', 'KESTR025', 'WATTLE25'),
    mostly('', 'A', 'A2', 'B', ' A', '-A', '*', '/A', '…'),
    fc.constantFrom('', '/ROOFTOP25', ' + ROOFTOP25', '/ROOFTOP25B'),
  )
  .map((pieces) => pieces.join(''));

const anyRegisterRow: fc.Arbitrary<RegisterCells> = fc
  .record({
    Model_No: anyName,
    Brand: mostly('KESTREL', 'Kes-trel', 'Kestrel Australia', 'Wattlebird'),
    Configuration1: mostly('Non Ducted', 'non ducted', 'Ducted', 'Both'),
    Configuration2: mostly('Single Split System', 'Single split system', 'Multiple split - Fixed head', ''),
    'C-Total Cool Rated': mostly<number | string>(2.5, 2.54, 2.56, 3.5, ''),
    Phase: mostly('Single', 'Three', ''),
    Sold_in: mostly('Australia', 'New Zealand, Australia', 'New Zealand'),
    ExpDate: mostly('2090-01-01', '1/2/2090', '2020-01-01', 'soon'),
    SubmitStatus: mostly('Approved', 'approved', 'Superseded'),
    'Outdoor unit only': mostly('No', '', 'Yes', 'perhaps'),
    'Registration Number': fc.constantFrom('AC1', 'AC2', 'ac-1', 'AC3', ''),
    c_star_hot: mostly<number | string>(2, 3.5, 0, ''),
  })
  .map((cells) => ({ ...registerRow('', '', 2.5), ...cells }));

export const anyRegister = fc.array(anyRegisterRow, { minLength: 1, maxLength: 5 });

const anySheetRow = fc.record({
  brand: mostly('Kestrel', ''),
  system_type: mostly('split', 'ducted', 'multi_split', 'unreadable'),
  model_number: fc.oneof(anyName, fc.constant('')),
  indoor_model: fc.oneof(anyName, fc.constant('')),
  outdoor_model: fc.constantFrom('ROOFTOP25', 'rooftop-25', 'ROOFTOP25B', ''),
  cooling_capacity_kw: mostly<number | string>(2.5, 3.5, '', 'POA'),
  phase: mostly('1', '', '3', '3 heads'),
  stars_cool_hot: mostly('', '3.5', '2', 'TBC'),
  gems_registration_number: mostly('', 'AC1', 'AC2'),
  filled_from: mostly('', 'GEMS register, 2025-01-01: phase'),
  note: fc.constantFrom('', '=HYPERLINK("x")', "'=1+1", "''@x", "'tis", '-5', 'two\nlines', 'a "b", c', 'ü'),
});

/** The file of a few systems and their columns. */
export const anySheet = fc
  .array(anySheetRow, { minLength: 1, maxLength: 4 })
  .map((rows) => rows.map((row, index) => ({ id: `S${index}`, title: `System ${index}`, ...row })));
