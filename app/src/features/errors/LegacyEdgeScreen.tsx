import * as css from './ErrorPages.css.ts';

/** NAV-09, SHELL-02: rendered completely on the server, because scripts do not run in this browser. */
export function LegacyEdgeScreen() {
  return (
    <main className={css.page}>
      <h1 className={css.title}>This browser is no longer supported</h1>
      <div className={css.words}>
        <p>
          You are using Legacy Edge, which Microsoft stopped supporting in 2021. Use the current Edge, Chrome, Firefox
          or Safari. Your saved orders are there as you left them.
        </p>
      </div>
    </main>
  );
}
