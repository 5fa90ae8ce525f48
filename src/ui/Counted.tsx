interface CountedProps {
  /** Tells the numbers of a screen apart. */
  readonly name: string;
  readonly text: string;
}

/** A number, with separators in it. */
const NUMBER = /(\p{Nd}(?:[^\p{L}\p{Nd}]?\p{Nd})*)/u;

/** A sentence whose numbers roll when they change (see `useMoves`). */
export function Counted({ name, text }: CountedProps) {
  return text.split(NUMBER).map((part, index) => {
    const id = `${name} ${index}`;
    // Each text in an element of its own: a page's translation replaces a text, which React could then neither change nor remove.
    if (index % 2 === 0) return part && <span key={id}>{part}</span>;
    return (
      <span key={id} className="count" data-counts={id}>
        {part}
      </span>
    );
  });
}
