import { lazyComponent } from '@portal/portal-client/react';
import { Suspense } from 'react';
import type { LinkDialogProps } from './LinkDialog.tsx';

/** Loaded when the dialog is first opened. */
const Loaded = lazyComponent<LinkDialogProps>(async () => (await import('./LinkDialog.tsx')).LinkDialog);

export const LazyLinkDialog = (props: LinkDialogProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
