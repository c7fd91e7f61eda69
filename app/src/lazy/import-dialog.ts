import type { CartDocument } from '@portal/portal-client';
import { lazyComponent } from '@portal/portal-client/react';
import type { ComponentType } from 'react';

/** What a list is imported into, and what it begins with. */
export interface ImportDialogProps {
  /** The order that the lines are added to; `new` makes one of the list (IMP-02). */
  readonly target: CartDocument | 'new';
  /** Pasted text or a dropped file; without it the dialog asks for one. */
  readonly start: string | File | null;
  readonly onClose: () => void;
}

/** The review comes from its own feature, loaded with the first list; features do not import features. */
const load = () => import('../features/import/ImportDialog.tsx');
export const ImportDialog: ComponentType<ImportDialogProps> = lazyComponent(async () => (await load()).ImportDialog);

/** Milliseconds after which an order that was opened has come to rest. */
const rest = 2000;

/** Fetches the review while nothing else goes on, so that the first list need not wait for it. Answers how to leave it. */
export function prepareImport(): () => void {
  // What does not come now comes with the list.
  const timer = setTimeout(() => void load().catch(() => {}), rest);
  return () => clearTimeout(timer);
}
