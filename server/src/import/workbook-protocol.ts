import type { Sheet } from './workbook-cells.ts';

/** The single reply of the worker thread. */
export type WorkbookReply =
  | { readonly kind: 'read'; readonly sheet: Sheet }
  | { readonly kind: 'refused'; readonly reason: string; readonly message: string };
