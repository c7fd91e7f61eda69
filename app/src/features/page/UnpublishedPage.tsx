import { usePortal } from '@portal/portal-client/react';
import { type ReactNode, useEffect } from 'react';
import { defaultDescription, documentTitle } from '../../navigation/meta.ts';
import { setHead } from '../../navigation/set-head.ts';

/** Shown at an address where no page is published. */
export function UnpublishedPage({ title, children }: { title: string; children: ReactNode }) {
  const { selectedPage } = usePortal();
  useEffect(() => setHead(documentTitle({ title }), defaultDescription), [title]);
  useEffect(() => selectedPage.set(null), [selectedPage]);
  return children;
}
