/** Lines about problems, read out as they appear. */
export function ProblemList({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div role="status">
      {lines.length > 0 && (
        <ul className="problems">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
