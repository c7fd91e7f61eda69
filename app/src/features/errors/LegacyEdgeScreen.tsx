import * as css from './ErrorPages.css.ts';

/** NAV-09, SHELL-02: rendered completely on the server, because scripts do not run in this browser. */
export function LegacyEdgeScreen() {
  return (
    <main className={css.page}>
      <h1 className={css.title}>This browser is no longer supported</h1>
      <div className={css.words}>
        <p>
          You use the first Edge, which ended in 2021 and cannot run the portal. Use the current Edge, or Chrome,
          Firefox or Safari: orders that the server has are there as you left them.
        </p>
      </div>
    </main>
  );
}
