import { Button, Heading } from '@portal/design-system';
import * as css from './Shell.css.ts';

/** NAV-17: what stands where a route failed. */
export function UnknownError() {
  return (
    <main className={css.failed}>
      <div role="alert" className={css.told}>
        <Heading level={1}>Something went wrong.</Heading>
        <p>It has been reported. Lines of your orders are kept on this device until the server has them.</p>
      </div>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </main>
  );
}
