import { EmptyState, ErrorState, Skeleton, Stack } from '@portal/design-system';
import type { ProductInformation } from '@portal/domain/catalogue';
import { lazyComponent, useImageFailed, useProductInformation, useSession } from '@portal/portal-client/react';
import { PartSummary } from '@portal/portal-widgets';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { config } from '../../config.ts';
import type { PartViewProps } from '../../lazy/part-view.ts';
import { usePartView } from '../../lazy/part-view.ts';
import { partMessages } from '../../messages/part.ts';
import * as css from './PartScreen.css.ts';

const UnknownPart = lazyComponent(async () => (await import('./UnknownPart.tsx')).UnknownPart);

/** NAV-13: the title of a part's page names the part once it is known. */
function usePartTitle(information: ProductInformation | null, stock_code: string): void {
  const description = information?.facts?.description;
  useEffect(() => {
    if (information === null) return;
    document.title = `${description ? `${stock_code} ${description}` : partMessages.unknownTitle(stock_code)} · ${config.name}`;
  }, [information, description, stock_code]);
}

/** NAV-02: a part for visitors and customers, with stock notes and tabs; similar codes if it is unknown. */
export function PartScreen() {
  const { part = '' } = useParams();
  const stock_code = part.trim().toUpperCase();
  const session = useSession();
  const accode = session.status === 'signed_in' ? session.accode : null;
  const { data: information, error, reload } = useProductInformation(stock_code, accode);
  const PartView = usePartView();
  const onImageFailed = useImageFailed();
  const context: PartViewProps['context'] =
    session.status !== 'signed_in' ? 'logged_out' : accode === null ? 'public' : 'portal';
  usePartTitle(information ?? null, stock_code);
  return (
    <main className={css.screen}>
      {error ? (
        <ErrorState title={partMessages.loadFailed} onRetry={reload} />
      ) : information === undefined || session.status === 'signing_in' ? (
        <Stack gap={4}>
          <Skeleton width="xl" />
          <Skeleton width="full" />
          <Skeleton width="full" />
        </Stack>
      ) : !information?.facts ? (
        <Suspense fallback={<EmptyState title={partMessages.unknown(stock_code)} />}>
          <UnknownPart key={stock_code} code={stock_code} />
        </Suspense>
      ) : (
        <>
          <PartSummary
            information={information}
            isSignedIn={session.status === 'signed_in'}
            onImageFailed={onImageFailed}
          />
          <div className={css.tabs}>
            <Suspense fallback={<Skeleton width="full" />}>
              <PartView
                key={stock_code}
                stock_code={stock_code}
                context={context}
                accode={accode}
                warehouse={null}
                look="plain"
                goToTab="dimensions"
              />
            </Suspense>
          </div>
        </>
      )}
    </main>
  );
}
