import type { Portal } from './portal.ts';

/** Of one page: one that fails in a loop says nothing new. */
const most = 20;
/** The contract's limits. */
const longest = { type: 100, message: 1000, stack: 8000, path: 500 } as const;

/** SHELL-13, PING-05, PING-06: tells of an error, where it came up, and each only once: as an activity and to the reporting service. */
export function createReport(
  { log, transport }: Pick<Portal, 'log' | 'transport'>,
  page: { readonly path: () => string; readonly build: number },
): Portal['report'] {
  const told = new Set<string>();
  return (error, where) => {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const key = error instanceof Error && stack !== '' ? stack : message;
    if (told.has(key) || told.size >= most) return;
    told.add(key);
    log('windowError', where, `${name}: ${message}`);
    const report = {
      type: name.slice(0, longest.type),
      message: message.slice(0, longest.message),
      stack: stack.slice(0, longest.stack),
      path: page.path().slice(0, longest.path),
      build: page.build,
    };
    void transport.call('report-error', report);
  };
}

/** PING-06: what nothing caught. */
export function reportUncaughtErrors(target: Pick<Window, 'addEventListener'>, report: Portal['report']): void {
  // Without an error it is a notice of the browser's own, or of a script of another origin.
  target.addEventListener('error', ({ error }) => error != null && report(error, 'window error'));
  target.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'unhandled rejection'));
}
