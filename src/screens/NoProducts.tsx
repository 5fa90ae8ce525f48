import { Button } from '../ui/Button.tsx';

interface NoProductsProps {
  /** False when the provider answered and simply lists nothing. */
  readonly failed: boolean;
  readonly loading: boolean;
  onReload(): void;
}

/** Says why there are no systems to show, and offers to ask again. */
export function NoProducts({ failed, loading, onReload }: NoProductsProps) {
  return (
    <div className="notice">
      <p>
        {failed ? 'The products could not be loaded.' : 'The provider lists no systems at the moment.'} Your answers are
        kept.
      </p>
      <Button aria-disabled={loading} onClick={() => loading || onReload()}>
        Try again
      </Button>
      <p role="status">{loading ? 'Loading the products…' : ''}</p>
    </div>
  );
}
