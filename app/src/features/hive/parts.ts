import type { Clock } from '@portal/portal-client';

/** What the page builder does not need to open and edit a draft, each loaded when it is first asked for. */
export const parts = {
  insert: () => import('./insert/InsertDialog.tsx'),
  color: () => import('./settings/ColorSetting.tsx'),
  move: () => import('./insert/MoveDialog.tsx'),
  commands: () => import('./hive-commands.ts'),
  review: () => import('./review/ReviewDialog.tsx'),
  versions: () => import('./versions/VersionsDialog.tsx'),
  page: () => import('./pages/PageDialog.tsx'),
  newPage: () => import('./pages/NewPageDialog.tsx'),
  beforeAfter: () => import('./review/BeforeAfter.tsx'),
};

/** Milliseconds after a draft is open: by then it is drawn, and what it needs itself is there. */
const soon = 2_000;

const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: soon });
    else resolve();
  });

/**
 * Loads them ahead, one by one, while the browser has nothing better to do: a dialog opens at once, also without a line. Answers how
 * to stop. One that does not arrive is loaded when it is asked for.
 */
export function fetchParts(clock: Clock, all: readonly (() => Promise<unknown>)[] = Object.values(parts)): () => void {
  let isOver = false;
  const fetchAll = async () => {
    for (const load of all) {
      await idle();
      if (isOver) return;
      await load().catch(() => {});
    }
  };
  const cancel = clock.after(soon, () => void fetchAll());
  return () => {
    isOver = true;
    cancel();
  };
}
