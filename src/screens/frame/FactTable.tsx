import type { NamedValue } from '../../words/productWords.ts';

export function FactTable({ facts }: { readonly facts: readonly NamedValue[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reworded names may be the same, and facts hold no state.
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
