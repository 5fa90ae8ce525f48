import { describe, expect, it } from 'vitest';
import { COLUMNS } from './columns.ts';
import { readControls } from './readControls.ts';

const read = (cell: unknown) => readControls(COLUMNS.controls, cell);

describe('the controls', () => {
  it('that are not named are not to be had', () => {
    const value = { touchscreen: 'none', voice: 'optional', mobile_app: 'included' };
    expect(read('mobile_app|voice:optional')).toEqual({ value, notes: [] });
    expect(read(['mobile_app', 'voice:optional'])).toEqual({ value, notes: [] });
  });

  it.each(['none', ['none']])('%j says that there are none', (cell) => {
    expect(read(cell)).toEqual({ value: { touchscreen: 'none', voice: 'none', mobile_app: 'none' }, notes: [] });
  });

  it.each(['|', ['']])('%j says nothing, so they are unknown', (cell) => {
    expect(read(cell).value).toBeNull();
    expect(read(cell).notes).toEqual([]);
  });

  it.each(['Mobile App', 'mobile-app', 'mobile_app, mobile_app'])('%j is read with a warning', (cell) => {
    expect(read(cell).value).toEqual({ touchscreen: 'none', voice: 'none', mobile_app: 'included' });
    expect(read(cell).notes.map((note) => note.severity)).toEqual(['warning']);
  });

  it('may have spaces around the colon, with a warning', () => {
    expect(read('Voice : optional').value?.voice).toBe('optional');
    expect(read('Voice : optional').notes[0]?.suggestion).toBe('Write voice:optional.');
  });

  it.each([
    ['none|voice', 'Write none alone, or leave it out.'],
    ['voice|voice:optional', 'Write voice once.'],
    ['voise', 'Did you mean voice?'],
    ['voice:optinal', 'Did you mean voice:optional?'],
    ['wifi', 'Use touchscreen, voice, mobile_app, each with :optional if it costs extra; or none alone.'],
    [[{}], 'Send a list of words.'],
  ])('%j is refused: %s', (cell, suggestion) => {
    const reading = read(cell);
    expect(reading.value).toBeNull();
    expect(reading.notes.map((note) => [note.severity, note.suggestion])).toEqual([['error', suggestion]]);
  });
});
