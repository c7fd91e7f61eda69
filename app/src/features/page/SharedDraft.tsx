import { Banner, ButtonGroup, ErrorState } from '@portal/design-system';
import { dateAndTime } from '@portal/domain/format';
import { type PreviewAudience, previewAudiences } from '@portal/domain/hive';
import { PortalContext, seenAs, useCall, usePortal } from '@portal/portal-client/react';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { pageMessages } from '../../messages/page.ts';
import { previewMessages } from '../../messages/preview.ts';
import { onArrival, usePageContent } from './data/use-page-content.ts';
import { ShownPage } from './FetchedPage.tsx';
import * as css from './PageScreen.css.ts';
import * as own from './SharedDraft.css.ts';

export { loadRichText } from '@portal/hive-components/settings';

const messages = previewMessages;

/** The draft of the link in the address, and a choice of who sees it. */
export function SharedDraft({ audience }: { audience: PreviewAudience }) {
  const setParams = useSearchParams()[1];
  const portal = usePortal();
  const seen = useMemo(() => seenAs(portal, audience), [portal, audience]);
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
      <div className={own.preview}>
        <Banner
          tone="info"
          title={messages.title}
          actions={
            <div className={own.whole}>
              <ButtonGroup<PreviewAudience>
                kind="one"
                size="s"
                label={messages.seenAs}
                items={previewAudiences.map((key) => ({ key, label: messages.audiences[key] }))}
                value={audience}
                onValueChange={(as) => setParams({ as }, { replace: true })}
              />
            </div>
          }
        >
          {messages.until(dateAndTime(found.data.expires))} {messages.hints[audience]}
        </Banner>
      </div>
      {/* Another audience gets a new page, without the state of the previous one. */}
      <PortalContext value={seen}>
        <ShownPage key={audience} page={page} />
      </PortalContext>
    </>
  );
}
