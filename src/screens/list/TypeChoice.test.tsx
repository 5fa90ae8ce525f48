import { expect, it } from 'vitest';
import { SHORTEST_ANSWERS } from '../../../tests/samples/shortestAnswers.ts';
import { rowTitles, showList } from '../../../tests/shownList.ts';
import { allNamed, button, named, press, textOf } from '../../../tests/showScreens.tsx';

const HOME = { suits_home_types: 'townhouse', suits_areas: 'single_room' };
const SPLIT = {
  ...HOME,
  id: 's',
  title: 'Alpha',
  system_type: 'split',
  indoor_unit_style: 'wall_mounted',
  price_from_aud: 2990,
  price_includes: 'supply_and_standard_install',
  priority: 1,
};
const SLIM = {
  ...HOME,
  id: 'd',
  title: 'Slim',
  system_type: 'slim_ducted',
  indoor_unit_style: 'concealed_ducted',
  price_includes: 'supply_only',
};
const DUCTED = [
  { ...SLIM, price_from_aud: 1990 },
  { ...SLIM, id: 'e', title: 'Slimmer', price_from_aud: 2490 },
];

const TITLE = 'Which would you rather see at home?';
const choice = () => named('section', TITLE);
const screen = () => textOf(document.body);

it('the type comes first for a visitor who doesn’t know it: what one sees, what has to be done, and prices on one basis', () => {
  showList([SPLIT, ...DUCTED]);
  const text = (type: string) => [...named('article', type, choice()).querySelectorAll('li')].map(textOf);
  expect(text('Units on the walls')).toEqual([
    'You see one unit in the room.',
    'One unit goes outside.',
    'From $2,990 with standard installation',
  ]);
  expect(text('Vents in the ceilings')).toEqual([
    'You see a small vent.',
    'It needs space for ducts; one unit goes outside.',
    '$1,990 to $2,490 without installation; ducts cost extra, ask',
  ]);
});

it('the type that is shown narrows the list, not the count or an answer, until both are shown again', () => {
  const { visit } = showList([SPLIT, ...DUCTED]);
  const { answers } = visit.get();
  expect(rowTitles()).toEqual(['Alpha', 'Slim', 'Slimmer']);
  press(() => button('Show these: Vents in the ceilings'));
  expect(rowTitles()).toEqual(['Slim', 'Slimmer']);
  expect(screen()).toContain('3 models fit.');
  expect(textOf(named('section', "Where we'd start"))).not.toContain('Alpha');
  expect(visit.get()).toMatchObject({ answers, way: 'ducted' });
  press(() => button('Show both, not only Vents in the ceilings'));
  expect(rowTitles()).toEqual(['Alpha', 'Slim', 'Slimmer']);
  expect(visit.get().way).toBeNull();
});

it('the type is one sentence where only one fits: why not the other', () => {
  showList([SPLIT, { ...SLIM, suits_areas: 'whole_home' }]);
  expect(allNamed('section', TITLE)).toEqual([]);
  expect(screen()).toContain(
    "Nothing with vents in the ceilings fits everything. The closest: We don't recommend it for a single room.",
  );
});

it('the type is one sentence where the range has only one', () => {
  showList([SPLIT]);
  expect(screen()).toContain('We have no systems with vents in the ceilings.');
});

it('the type isn’t asked of a visitor who named it, even where the list showed one before', () => {
  const answers = { ...SHORTEST_ANSWERS, Q0: 'Yes', Q1: 'Split' };
  showList([SPLIT, ...DUCTED], { answers, way: 'ducted' });
  expect(allNamed('section', TITLE)).toEqual([]);
  expect(screen()).not.toContain('vents in the ceilings');
  expect(rowTitles()).toContain('Alpha');
});
