import { describe, expect, it } from 'vitest';
import { COLUMNS } from './columns.ts';
import { readChoice, readList } from './readWords.ts';

describe('one of a list of words', () => {
  it('is taken as it is', () => {
    expect(readChoice(COLUMNS.system_type, 'multi_split', 'usual')).toEqual({ value: 'multi_split', notes: [] });
  });

  it('is read with a warning in another spelling', () => {
    const reading = readChoice(COLUMNS.system_type, 'Multi-Split', 'usual');
    expect(reading.value).toBe('multi_split');
    expect(reading.notes).toEqual([
      {
        severity: 'warning',
        value: 'Multi-Split',
        reason: '"Multi-Split" was read as multi_split.',
        suggestion: 'Write multi_split.',
      },
    ]);
  });

  it('is refused with the word that may have been meant', () => {
    expect(readChoice(COLUMNS.system_type, 'multi_splitt', 'usual')).toEqual({
      value: null,
      notes: [
        {
          severity: 'error',
          value: 'multi_splitt',
          reason: '"multi_splitt" is not a system type.',
          suggestion: 'Did you mean multi_split?',
        },
      ],
    });
  });

  it('is refused with all that is allowed when nothing is near', () => {
    const reading = readChoice(COLUMNS.system_type, 'window', 'usual');
    expect(reading.notes[0]?.suggestion).toBe('Use one of split, multi_split, ducted, slim_ducted.');
  });

  it.each([
    ['1', 'usual', 1, 0],
    ['3.0', 'usual', 3, 0],
    [3, 'odd', 3, 0],
    ['3', 'odd', 3, 1],
    ['single', 'usual', 1, 1],
    ['Single-phase', 'usual', 1, 1],
    ['Three', 'usual', 3, 1],
    ['3 phase', 'usual', 3, 1],
  ] as const)('phase %j (text numbers %s) is %i with %i warnings', (cell, textNumbers, value, warnings) => {
    const reading = readChoice(COLUMNS.phase, cell, textNumbers);
    expect(reading.value).toBe(value);
    expect(reading.notes.map((note) => note.severity)).toEqual(Array(warnings).fill('warning'));
  });

  it.each([2, '2', 'both', true, Number.NaN])('phase %s is refused', (cell) => {
    expect(readChoice(COLUMNS.phase, cell, 'usual').notes[0]?.severity).toBe('error');
  });
});

describe('a list of words', () => {
  const homes = COLUMNS.suits_home_types;

  it.each([
    ['townhouse|apartment', ['townhouse', 'apartment']],
    [' townhouse | apartment | ', ['townhouse', 'apartment']],
    ['apartment|apartment', ['apartment']],
    [
      ['townhouse', 'apartment'],
      ['townhouse', 'apartment'],
    ],
    [['apartment', null, ''], ['apartment']],
  ])('%j is %j, in the order given', (cell, value) => {
    expect(readList(homes, cell)).toEqual({ value, notes: [] });
  });

  it.each(['townhouse;apartment', 'townhouse, apartment'])('%j is read with a warning', (cell) => {
    const reading = readList(homes, cell);
    expect(reading.value).toEqual(['townhouse', 'apartment']);
    expect(reading.notes.map((note) => [note.severity, note.suggestion])).toEqual([['warning', 'Separate them by |.']]);
  });

  it.each(['|', [[]].flat(), [null]])('%j is unknown', (cell) => {
    expect(readList(homes, cell)).toEqual({ value: null, notes: [] });
  });

  it('tells of each member that is not allowed', () => {
    const reading = readList(homes, 'Townhouse|castle|apartmnt');
    expect(reading.value).toBeNull();
    expect(reading.notes.map((note) => [note.severity, note.value])).toEqual([
      ['warning', 'Townhouse'],
      ['error', 'castle'],
      ['error', 'apartmnt'],
    ]);
  });

  it('is refused when a member is not a word', () => {
    expect(readList(homes, ['apartment', { a: 1 }]).notes[0]?.severity).toBe('error');
    expect(readList(homes, [7]).notes[0]?.severity).toBe('error');
  });
});
