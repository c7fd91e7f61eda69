import type { CartDocument } from '@portal/portal-client';
import { lazyComponent } from '@portal/portal-client/react';
import type { ComponentType } from 'react';

/** Target and initial input of an import. */
export interface ImportDialogProps {
  /** The order that receives the lines; `new` makes one (IMP-02). */
  readonly target: CartDocument | 'new';
  /** Pasted text or a dropped file; without it the dialog asks for a list. */
  readonly start: string | File | null;
  readonly onClose: () => void;
}

/** The import review, loaded on first use. Here because features do not import features. */
const load = () => import('../features/import/ImportDialog.tsx');
export const ImportDialog: ComponentType<ImportDialogProps> = lazyComponent(async () => (await load()).ImportDialog);

/** Milliseconds until an opened order is considered settled. */
const rest = 2000;

/** Preloads the review when idle, so that the first import need not wait. Returns a function that cancels it. */
export function prepareImport(): () => void {
  // If this fails, the review loads with the first import.
  const timer = setTimeout(() => void load().catch(() => {}), rest);
  return () => clearTimeout(timer);
}
