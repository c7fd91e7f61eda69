import * as css from './ErrorPages.css.ts';

/** NAV-09, SHELL-02: all of it is in the page that the server sends, for here no script runs. */
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
