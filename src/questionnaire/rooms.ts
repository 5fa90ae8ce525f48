/** A room, as the brief says its size. */
export interface Room {
  /** Floor area, m². */
  readonly area: number | null;
}

export const NEW_ROOM: Room = { area: null };
