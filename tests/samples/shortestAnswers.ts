/** The answers of the shortest answer path. */
export const SHORTEST_ANSWERS = {
  Q0: 'No',
  Q2: 'Townhouse',
  Q3: 'Single Room',
  Q6: 'Large Outdoor space',
  Q7: ['None'],
};
