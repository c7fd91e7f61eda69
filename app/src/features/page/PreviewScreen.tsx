import { lazyComponent } from '@portal/portal-client/react';
import { Suspense } from 'react';
import * as css from './PageScreen.css.ts';

const SharedDraft = lazyComponent(async () => {
  const { SharedDraft: Draft, loadRichText } = await import('./SharedDraft.tsx');
  // Rich text is parsed in the browser.
  await loadRichText();
  return Draft;
});

/** HIVE-15: a draft as visitors would see it, for anybody who has the link. */
export function PreviewScreen() {
  return (
    <Suspense fallback={<main aria-busy="true" className={css.waiting} />}>
      <SharedDraft />
    </Suspense>
  );
}
