import { frame } from './row.css.ts';
import * as css from './Table.css.ts';

const plain = [frame, `${frame} ${css.even}`] as const;

/** The look of a row: every second one may have a ground of its own, and so has the open one. */
export function frameClass(index: number, open: boolean, printing = false): string {
  const own = plain[index % 2 === 0 ? 0 : 1];
  if (printing) return `${own} ${css.printFrame}`;
  return open ? `${own} ${css.openFrame}` : own;
}
