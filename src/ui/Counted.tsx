interface CountedProps {
  /** Tells the numbers of a screen apart. */
  readonly name: string;
  readonly text: string;
}

/** A number, with separators in it, and a currency before it. */
const NUMBER = /(\p{Sc}?\p{Nd}(?:[^\p{L}\p{Nd}]?\p{Nd})*)/u;

/** A sentence whose numbers roll when they change (see `useMoves`). */
export function Counted({ name, text }: CountedProps) {
  return text.split(NUMBER).map((piece, index) => {
    const id = `${name} ${index}`;
    // Each text has its own element: React can't change or remove a text that a page translation has replaced.
    if (index % 2 === 0) return piece && <span key={id}>{piece}</span>;
    return (
      <span key={id} className="count" data-counts={id}>
        {piece}
      </span>
    );
  });
}
