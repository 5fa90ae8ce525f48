/** Shown while a screen is being fetched. */
export function PendingScreen() {
  return (
    <div className="screen pending" role="status">
      <span className="spinner" aria-hidden="true" />
      Loading…
    </div>
  );
}
