/** Lines that say what can't be used, read out as they come. */
export function ProblemList({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="problems" role="status">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
