import { errorPagesMessages } from '../../messages/error-pages.ts';
import * as css from './ErrorPages.css.ts';

/** NAV-09, SHELL-02: rendered completely on the server, because scripts do not run in this browser. */
export function LegacyEdgeScreen() {
  return (
    <main className={css.page}>
      <h1 className={css.title}>{errorPagesMessages.legacyEdge.title}</h1>
      <div className={css.words}>
        <p>{errorPagesMessages.legacyEdge.text}</p>
      </div>
    </main>
  );
}
