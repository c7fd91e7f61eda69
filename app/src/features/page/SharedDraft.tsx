import { Banner, ErrorState } from '@portal/design-system';
import { dateAndTime } from '@portal/domain/format';
import { useCall } from '@portal/portal-client/react';
import { useParams } from 'react-router-dom';
import { pageMessages } from '../../messages/page.ts';
import { onArrival, usePageContent } from './data/use-page-content.ts';
import { ShownPage } from './FetchedPage.tsx';
import * as css from './PageScreen.css.ts';

export { loadRichText } from '@portal/hive-components/settings';

const messages = pageMessages.preview;

/** The draft of the link in the address. */
export function SharedDraft() {
  const { token = '' } = useParams();
  const found = useCall('get-shared-draft', { token }, onArrival);
  const page = usePageContent(found.data?.page ?? null);
  if (found.error) {
    const isEnded = found.error.code === 'preview_ended';
    return (
      <main className={css.failed}>
        <ErrorState
          title={isEnded ? messages.ended : pageMessages.loadFailed}
          {...(isEnded ? {} : { onRetry: found.reload })}
        >
          <p>{isEnded ? messages.endedHint : pageMessages.loadFailedHint}</p>
        </ErrorState>
      </main>
    );
  }
  if (!page || !found.data) return <main aria-busy="true" className={css.waiting} />;
  return (
    <>
      <div className={css.preview}>
        <Banner tone="info" title={messages.title}>
          {messages.until(dateAndTime(found.data.expires))}
        </Banner>
      </div>
      <ShownPage page={page} />
    </>
  );
}
