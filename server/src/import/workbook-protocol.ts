import type { Sheet } from './workbook-cells.ts';

/** What the thread says, once. */
export type WorkbookAnswer =
  | { readonly kind: 'read'; readonly sheet: Sheet }
  | { readonly kind: 'refused'; readonly reason: string; readonly message: string };
