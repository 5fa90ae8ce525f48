import { expect, it } from 'vitest';
import { describedRooms, MAX_ROOMS, roomsOfArea } from './rooms.ts';

const several = (rooms: string) => ({ Q0: 'No', Q3: 'Multiple Rooms', Q5: rooms });

it('a typical room represents the number of rooms in the answers, now and after a change', () => {
  const rooms = roomsOfArea(30, MAX_ROOMS, []);
  const counts = ['2 Rooms', '3 Rooms', 'Over 3 Rooms'].map((asked) => describedRooms(rooms, several(asked)).length);
  expect(counts).toEqual([2, 3, 4]);
});

it('rooms are described once each has an area, and never for a whole home', () => {
  const [one] = roomsOfArea(30, 1, []);
  expect(describedRooms([one], several('2 Rooms'))).toEqual([]);
  expect(describedRooms([one, { area: null }], several('2 Rooms'))).toEqual([]);
  expect(describedRooms([one, { area: 3 }], several('2 Rooms'))).toEqual([]);
  expect(describedRooms([one], { Q0: 'No', Q3: 'Whole Home' })).toEqual([]);
  expect(describedRooms('x', { Q0: 'No', Q3: 'Single Room' })).toEqual([]);
});
