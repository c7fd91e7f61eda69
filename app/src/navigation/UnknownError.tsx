import { ErrorState } from '@portal/design-system';

/** What stands where a route failed. */
export function UnknownError() {
  return (
    <main>
      <ErrorState
        title="Something went wrong."
        onRetry={() => window.location.reload()}
        retryLabel="Load the page again"
      >
        <p>It has been reported. Lines of your orders are kept on this device until the server has them.</p>
      </ErrorState>
    </main>
  );
}
