/** Rated cooling in kW, from the lowest to the highest that suits. */
export interface KwSpan {
  readonly from: number;
  readonly to: number;
}

/** A span in the hot zone, and in the others. */
export interface ZoneSpans {
  readonly hot: KwSpan;
  readonly other: KwSpan;
}

const span = (from: number, to: number): KwSpan => ({ from, to });

/** A kind of room: the area that stands for it and the largest, in m², and its size. */
const room = (area: number, upTo: number, other: KwSpan, hot: KwSpan) => ({ area, upTo, kw: { hot, other } });

/** A home by bedrooms: its rooms, and the size that serves them by ducts with zones, or by one outdoor unit with units on the walls. */
const home = (units: number, ducted: ZoneSpans, multi: ZoneSpans) => ({ units, ducted, multi });

/**
 * THE TABLE OF SIZES, for insulated rooms and homes. Each end is held by at least two of the published rules in `SIZE_SOURCES`. A heat
 * pump in a cold zone has to heat as well, which the judgement of a size looks at.
 */
export const SIZE_TABLE = {
  rooms: {
    bedroom: room(11, 15, span(2, 2.6), span(2, 3.5)),
    living: room(25, 30, span(3.5, 5), span(3.5, 6)),
    big_living: room(38, 45, span(5, 7.1), span(5, 8)),
    open_plan: room(52, 65, span(6, 9), span(7.1, 9.5)),
  },
  homes: {
    2: home(3, { hot: span(7, 11), other: span(6, 10) }, { hot: span(7, 10), other: span(6, 9) }),
    3: home(4, { hot: span(10, 15), other: span(9, 14) }, { hot: span(9, 13), other: span(8, 12) }),
    4: home(5, { hot: span(12.5, 20), other: span(12, 18) }, { hot: span(11, 15), other: span(10, 14) }),
    5: home(6, { hot: span(16, 24), other: span(16, 22) }, { hot: span(13, 16), other: span(12, 16) }),
  },
} as const;
