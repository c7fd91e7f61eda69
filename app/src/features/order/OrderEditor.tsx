import { ErrorState, Skeleton, Stack } from '@portal/design-system';
import type { CartDocument } from '@portal/portal-client';
import {
  isOrder,
  lazyComponent,
  lockedReason,
  useCall,
  useCartGlance,
  useCartHeader,
  useCartStatusPart,
  useMedia,
  useOrderKeys,
  usePortal,
  useRemembersOrder,
} from '@portal/portal-client/react';
import {
  type EntryLineHandle,
  type OrderTableHandle,
  type TitleHandle,
  tourTargets,
  useWorkFocus,
} from '@portal/portal-widgets';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ImportDialog, prepareImport } from '../../lazy/import-dialog.ts';
import { Tips } from '../../lazy/tips.ts';
import { orderMessages } from '../../messages/order.ts';
import { Region } from '../../page/Region.tsx';
import { Foot } from './Foot.tsx';
import { Lines } from './Lines.tsx';
import { Missing } from './Missing.tsx';
import { DeliveryNotice, Notices } from './Notices.tsx';
import * as css from './OrderEditor.css.ts';
import { Side } from './Side.tsx';
import { Spoken } from './Spoken.tsx';
import { TitleBar } from './TitleBar.tsx';
import { firstToAnswer } from './use-checks.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useLineWork } from './use-line-work.ts';
import { useOrderTitle } from './use-order-title.ts';

const CheckOrder = lazyComponent(async () => (await import('./CheckOrder.tsx')).CheckOrder);
const Progress = lazyComponent(async () => (await import('./Progress.tsx')).Progress);
const ReportedLines = lazyComponent(async () => (await import('./ReportedLines.tsx')).ReportedLines);
const Finder = lazyComponent(async () => (await import('./Finder.tsx')).Finder);

const LinesToCome = () => (
  <Stack gap={3}>
    <Skeleton width="xl" />
    <Skeleton width="full" />
    <Skeleton width="full" />
  </Stack>
);

/** An order with title bar, lines, side panel and footer. Quick quotes use the same screen. */
export function OrderEditor({ document, start }: { document: CartDocument; start?: string | undefined }) {
  const header = useCartHeader(document);
  const load = useCartStatusPart(document, (status) => status.load);
  const { log } = usePortal();
  const navigate = useNavigate();
  const table = useRef<OrderTableHandle>(null);
  const entry = useRef<EntryLineHandle>(null);
  const title = useRef<TitleHandle>(null);
  const work = useLineWork(document);
  /** Initial text of the import; `null` asks for a list. */
  const [importing, setImporting] = useState<{ readonly start: string | File | null } | null>(null);
  const startImport = useCallback((start: string | File | null = null) => setImporting({ start }), []);
  const [finding, setFinding] = useState(false);
  const find = () => setFinding(true);
  const [checking, setChecking] = useState(false);
  const uncheck = useCallback(() => setChecking(false), []);
  const check = isOrder(header) ? () => setChecking(true) : undefined;
  const goTo = (id: string) => table.current?.focusLine(id);
  // CART-06: what the supplier reported about a submitted order.
  const timeline = useCall('cart/timeline', header?.submitted ? { cart_id: document.cartId } : null);
  const reported = timeline.data?.reported ?? [];
  const isTimelineAwaited = Boolean(header?.submitted) && !timeline.data && !timeline.error;
  const isLocked = header !== null && lockedReason(header) !== null;
  useOrderKeys(document, {
    goToFirst: () => {
      const first = firstToAnswer(work.checks.get());
      if (first) goTo(first.id);
    },
    find,
    check,
    revert: work.revert,
    print: () => navigate(`/orders/${document.cartId}/print`, { state: 'print' }),
  });
  useCartGlance(document);
  useRemembersOrder(header?.accode ?? null, document.cartId, header !== null && !isLocked);
  useOrderTitle(header);
  const small = useMedia('(max-width: 759.98px)');
  useWorkFocus({
    isReady: header !== null,
    isLocked,
    isCovered: checking,
    // On a phone the keyboard would cover the order.
    focus: () => (isLocked || small ? title.current?.focus() : entry.current?.focus()),
  });
  const drop = useFileDrop(header !== null && lockedReason(header) === null, startImport);

  useEffect(prepareImport, []);
  useEffect(() => log('sessionStart', 'session start', document.cartId), [log, document]);

  if (load === 'missing') return <Missing id={document.cartId} />;
  if (!header) {
    return (
      <main className={css.empty} aria-busy={load === 'loading'}>
        {load === 'failed' ? (
          <ErrorState title={orderMessages.loadFailed} onRetry={() => void document.reload()}>
            <p>{orderMessages.loadFailedHint}</p>
          </ErrorState>
        ) : (
          <LinesToCome />
        )}
      </main>
    );
  }
  return (
    <main className={css.screen} {...drop}>
      <div className={css.sheet}>
        <TitleBar
          document={document}
          header={header}
          onRevert={work.revert}
          onImport={() => startImport()}
          onFind={find}
          title={title}
        />
        {isOrder(header) && (header.confirmed || header.cancelled || header.submitted) ? (
          <Suspense fallback={null}>
            <Progress document={document} header={header} />
          </Suspense>
        ) : null}
        <Notices document={document} onImport={startImport} entry={entry} />
        <Spoken document={document} spoken={work.spoken} />
        <Region name={orderMessages.linesRegion} safe={orderMessages.linesSafe}>
          {isTimelineAwaited ? (
            <LinesToCome />
          ) : reported.length > 0 ? (
            <Suspense fallback={<LinesToCome />}>
              <ReportedLines document={document} reported={reported} />
            </Suspense>
          ) : (
            <Lines
              document={document}
              header={header}
              work={work}
              table={table}
              entry={entry}
              onImport={startImport}
              onFind={find}
              start={start}
            />
          )}
        </Region>
        {finding ? (
          <Suspense fallback={null}>
            <Finder document={document} header={header} work={work} onClose={() => setFinding(false)} />
          </Suspense>
        ) : null}
      </div>
      <aside id={tourTargets.confirm} className={css.side} aria-label={orderMessages.side}>
        <DeliveryNotice document={document} header={header} />
        <Region name={orderMessages.sideRegion}>
          <Side document={document} header={header} work={work} onGoTo={goTo} onAdd={find} onCheck={check} />
        </Region>
        <Suspense fallback={null}>
          <Tips filter={header.tabtype === 'qq' ? 'quick_quote' : 'order'} />
        </Suspense>
      </aside>
      <div className={css.foot}>
        <Foot document={document} header={header} onGoTo={goTo} work={work} />
      </div>
      {checking ? (
        <Suspense fallback={null}>
          <CheckOrder
            document={document}
            header={header}
            work={work}
            onGoTo={goTo}
            onAdd={() => {
              uncheck();
              find();
            }}
            onClose={uncheck}
          />
        </Suspense>
      ) : null}
      {importing ? (
        <Suspense fallback={null}>
          <ImportDialog target={document} start={importing.start} onClose={() => setImporting(null)} />
        </Suspense>
      ) : null}
    </main>
  );
}
