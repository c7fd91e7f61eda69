import type { Ulid } from '@portal/domain/cart';
import { dateAndTime } from '@portal/domain/format';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import {
  accountOf,
  isFreightOpen,
  isOrder,
  lazyComponent,
  lockedReason,
  useCartStatusPart,
  useCartTotals,
  useChosenAddress,
  useConfirm,
  useFormat,
  useSavedTotal,
  useScreenCommands,
  useSession,
} from '@portal/portal-client/react';
import { type ConfirmStage, type DeliveryFact, OrderSide, Totals } from '@portal/portal-widgets';
import { Suspense, useState } from 'react';
import { graceSeconds } from '../../config.ts';
import { orderMessages } from '../../messages/order.ts';
import { firstToAnswer, useChecks } from './use-checks.ts';
import type { LineWork } from './use-line-work.ts';

const SubmittedDocuments = lazyComponent(async () => (await import('./SubmittedDocuments.tsx')).SubmittedDocuments);
const Terms = lazyComponent(async () => (await import('./Terms.tsx')).Terms);
const QuoteActions = lazyComponent(async () => (await import('./QuoteActions.tsx')).QuoteActions);
const OrderDelivery = lazyComponent(async () => (await import('./OrderDelivery.tsx')).OrderDelivery);

/** `first`: number of the first line that blocks confirming, or null. */
export function stageOf(header: CartHeader, busy: boolean, first: number | null): ConfirmStage {
  if (header.submitted) return { stage: 'submitted', submitted: dateAndTime(header.submitted) };
  if (header.cancelled) return { stage: 'cancelled', cancelled: dateAndTime(header.cancelled) };
  if (header.confirmed) {
    return { stage: 'confirmed', confirmed: dateAndTime(header.confirmed), auto_submit: header.auto_submit, busy };
  }
  return {
    stage: 'open',
    confirm_allowed: header.confirm_allowed,
    confirm_short_reason: header.confirm_short_reason,
    goTo: first === null ? null : { label: orderMessages.goTo(first) },
    busy,
    graceSeconds: graceSeconds(),
  };
}

export interface SideProps {
  document: CartDocument;
  header: CartHeader;
  work: LineWork;
  onGoTo: (line_id: Ulid) => void;
  /** Moves focus to the entry line. */
  onAdd: () => void;
  /** Opens the check before confirming (CART-23); undefined if there is nothing to confirm. */
  onCheck: (() => void) | undefined;
}

/** Separate component, because it is the only part of the side panel that changes with every keystroke. */
function SideTotals({ document, header }: { document: CartDocument; header: CartHeader }) {
  const totals = useCartTotals(document);
  const saved = useSavedTotal(document);
  const format = useFormat();
  return (
    <Totals
      totals={totals}
      savedTotal={saved}
      promo_code={header.promo_code}
      isFreightOpen={isFreightOpen(header)}
      isFreightAwaited={header.freight_awaited}
      format={format}
      freightLimitKg={null}
    />
  );
}

export function Side({ document, header, work, onGoTo, onAdd, onCheck }: SideProps) {
  const pendingAction = useCartStatusPart(document, (status) => status.pendingAction);
  const checks = useChecks(document, work);
  const confirm = useConfirm(document);
  const format = useFormat();
  const account = accountOf(useSession(), header.accode);
  const first = firstToAnswer(checks);
  const [delivering, setDelivering] = useState(false);
  const { delivery } = header;
  const to = useChosenAddress(header.accode, delivery.deliveryDropshipIdChosen);
  const locked = lockedReason(header);
  const change = locked === null ? { action: { id: 'delivery', label: orderMessages.delivery.change } } : {};
  const facts: readonly DeliveryFact[] = [
    {
      label: orderMessages.delivery.to,
      value: to?.company ?? account?.name ?? header.accode,
      detail: to ? `${to.address1}, ${to.suburb}` : (account?.suburb ?? ''),
      ...change,
    },
    ...[
      [orderMessages.delivery.by, delivery.deliveryOption3rdPartyReference],
      [orderMessages.delivery.note, delivery.orderInstruction1],
      [orderMessages.delivery.secondNote, delivery.orderInstruction2],
    ].flatMap(([label = '', value = '']) => (value === '' ? [] : [{ label, value }])),
  ];

  const goToFirst = () => first && onGoTo(first.id);

  useScreenCommands(async () => {
    const { sideCommands } = await import('../../lazy/screen-commands.ts');
    return sideCommands({
      state: header.submitted || header.cancelled ? 'over' : header.confirmed ? 'confirmed' : 'open',
      confirmAllowed: header.confirm_allowed,
      confirmReason: header.confirm_short_reason,
      lockedReason: locked,
      deliveryOptions: header.deliveryOptions,
      deliveryOption: delivery.deliveryOptionChosen,
      firstLine: first?.number ?? null,
      onConfirm: confirm.confirm,
      onUnconfirm: confirm.unconfirm,
      onSubmit: confirm.submit,
      onDelivery: () => setDelivering(true),
      onDeliveryOption: (deliveryOptionChosen) => document.setDelivery({ deliveryOptionChosen }),
      onFirstLine: goToFirst,
      onCheck: locked === null ? onCheck : undefined,
    });
  });

  return (
    <>
      <OrderSide
        totals={<SideTotals document={document} header={header} />}
        delivery={{
          warehouseName: header.warehouse_name,
          options: header.deliveryOptions,
          chosen: header.delivery.deliveryOptionChosen,
          isAwaited: header.freight_awaited,
          facts,
          format,
          lockedReason: locked,
          onChoose: (deliveryOptionChosen) => document.setDelivery({ deliveryOptionChosen }),
          onFact: () => setDelivering(true),
        }}
        documents={
          header.submitted ? (
            <Suspense fallback={null}>
              <SubmittedDocuments cartId={document.cartId} />
            </Suspense>
          ) : undefined
        }
        terms={<Terms document={document} header={header} onGoTo={onGoTo} />}
        checks={
          locked === null
            ? {
                checks,
                onRemedy: (id, remedy) => {
                  if (!work.checks.carryOut(id, remedy)) onAdd();
                },
                onAll: onCheck,
              }
            : null
        }
        instead={
          isOrder(header) ? undefined : (
            <Suspense fallback={null}>
              <QuoteActions document={document} header={header} />
            </Suspense>
          )
        }
        confirm={{
          state: stageOf(header, pendingAction !== null, first?.number ?? null),
          onConfirm: confirm.confirm,
          onUnconfirm: confirm.unconfirm,
          onSubmitNow: confirm.submit,
          onHold: (hold) => confirm.hold(hold ? null : graceSeconds()),
          onGoTo: goToFirst,
        }}
      />
      {delivering ? (
        <Suspense fallback={null}>
          <OrderDelivery document={document} header={header} onClose={() => setDelivering(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
