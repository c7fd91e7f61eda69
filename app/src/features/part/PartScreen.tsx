import { EmptyState, ErrorState, Skeleton, Stack } from '@portal/design-system';
import type { ProductInformation } from '@portal/domain/catalogue';
import { lazyComponent, useProductInformation, useSession } from '@portal/portal-client/react';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { config } from '../../config.ts';
import type { PartViewProps } from '../../lazy/part-view.ts';
import { partMessages } from '../../messages/part.ts';
import { PartBody } from './PartBody.tsx';
import * as css from './PartScreen.css.ts';

// Loaded separately from what visitors load, because it includes the ordering area.
const BuyerPart = lazyComponent(async () => (await import('./BuyerPart.tsx')).BuyerPart);
const UnknownPart = lazyComponent(async () => (await import('./UnknownPart.tsx')).UnknownPart);

const PartSkeleton = () => (
  <Stack gap={4}>
    <Skeleton width="xl" />
    <Skeleton width="full" />
    <Skeleton width="full" />
  </Stack>
);

/** NAV-13: the title of a part's page names the part once it is known. */
function usePartTitle(information: ProductInformation | null, stock_code: string): void {
  const description = information?.facts?.description;
  useEffect(() => {
    if (information === null) return;
    document.title = `${description ? `${stock_code} ${description}` : partMessages.unknownTitle(stock_code)} · ${config.name}`;
  }, [information, description, stock_code]);
}

/** NAV-02: a part for visitors and customers, with stock notes and tabs, buyers also with price, stock and Add; similar codes if it is unknown. */
export function PartScreen() {
  const { part = '' } = useParams();
  const stock_code = part.trim().toUpperCase();
  const session = useSession();
  const accode = session.status === 'signed_in' ? session.accode : null;
  const { data: information, error, reload } = useProductInformation(stock_code, accode);
  const context: PartViewProps['context'] =
    session.status !== 'signed_in' ? 'logged_out' : accode === null ? 'public' : 'portal';
  usePartTitle(information ?? null, stock_code);
  return (
    <main className={accode === null ? css.screen : css.buyerScreen}>
      {error ? (
        <ErrorState title={partMessages.loadFailed} onRetry={reload} />
      ) : information === undefined || session.status === 'signing_in' ? (
        <PartSkeleton />
      ) : !information?.facts ? (
        <Suspense fallback={<EmptyState title={partMessages.unknown(stock_code)} />}>
          <UnknownPart key={stock_code} code={stock_code} />
        </Suspense>
      ) : (
        <Suspense fallback={<PartSkeleton />}>
          {accode === null ? (
            <PartBody information={information} context={context} accode={null} />
          ) : (
            <BuyerPart key={stock_code} information={information} context={context} accode={accode} />
          )}
        </Suspense>
      )}
    </main>
  );
}
