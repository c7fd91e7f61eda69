import { type PreviewAudience, previewAudience } from '@portal/domain/hive';
import { lazyComponent } from '@portal/portal-client/react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as css from './PageScreen.css.ts';

const SharedDraft = lazyComponent<{ audience: PreviewAudience }>(async () => {
  const { SharedDraft: Draft, loadRichText } = await import('./SharedDraft.tsx');
  // Rich text is parsed in the browser.
  await loadRichText();
  return Draft;
});

/** HIVE-15: a draft as visitors, customers or staff would see it, for anybody who has the link. */
export function PreviewScreen() {
  const audience = previewAudience(useSearchParams()[0].get('as'));
  return (
    <Suspense fallback={<main aria-busy="true" className={css.waiting} />}>
      <SharedDraft audience={audience} />
    </Suspense>
  );
}
