import type { Portal } from './portal.ts';

/** Limit per page, because an error in a loop adds no information. */
const maxReports = 20;
/** The contract's limits. */
const maxLengths = { type: 100, message: 1000, stack: 8000, path: 500 } as const;

/** Reports each error once, with where it occurred, as an activity and to the reporting service (SHELL-13, PING-05, PING-06). */
export function createReport(
  { log, transport }: Pick<Portal, 'log' | 'transport'>,
  page: { readonly path: () => string; readonly build: number },
): Portal['report'] {
  const reported = new Set<string>();
  return (error, where) => {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const key = error instanceof Error && stack !== '' ? stack : message;
    if (reported.has(key) || reported.size >= maxReports) return;
    reported.add(key);
    log('windowError', where, `${name}: ${message}`);
    const report = {
      type: name.slice(0, maxLengths.type),
      message: message.slice(0, maxLengths.message),
      stack: stack.slice(0, maxLengths.stack),
      path: page.path().slice(0, maxLengths.path),
      build: page.build,
    };
    void transport.call('report-error', report);
  };
}

/** Reports uncaught errors (PING-06). */
export function reportUncaughtErrors(target: Pick<Window, 'addEventListener'>, report: Portal['report']): void {
  // Events without an error come from the browser itself or from a script of another origin.
  target.addEventListener('error', ({ error }) => error != null && report(error, 'window error'));
  target.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'unhandled rejection'));
}
