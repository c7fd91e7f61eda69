import { Banner } from '@portal/design-system';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import { lazyComponent, useCartStatusPart, useLeftRows, useLeftTyping } from '@portal/portal-client/react';
import type { EntryLineHandle } from '@portal/portal-widgets';
import { type RefObject, Suspense, useEffect } from 'react';
import { orderMessages } from '../../messages/order.ts';

const load = () => import('./NoticeList.tsx');
export interface NoticesProps {
  readonly document: CartDocument;
  /** Opens the review with this list. */
  readonly onImport: (list: string) => void;
  readonly entry: RefObject<EntryLineHandle | null>;
}

/** A notice can appear offline, before the texts for it have loaded. */
const NotLoaded = () => (
  <Banner tone="warning" role="alert" title={orderMessages.notices.notLoaded}>
    {orderMessages.notices.notLoadedHint}
  </Banner>
);
const NoticeList = lazyComponent<NoticesProps>(async () => (await load()).NoticeList, NotLoaded);
/** Milliseconds until an opened order is considered settled. */
const rest = 2000;

/** CART-11: what the server changed, with current values. Shown beside the delivery, so that no line moves. */
export function DeliveryNotice({ document, header }: { document: CartDocument; header: CartHeader }) {
  const notices = useCartStatusPart(document, (status) => status.notices);
  const notice = notices.find(({ delivery_option }) => delivery_option !== undefined);
  if (!notice) return null;
  const now = header.deliveryOptions.find(({ code }) => code === header.delivery.deliveryOptionChosen);
  return (
    <Banner role="status" title={notice.message} onDismiss={() => document.dismissCartNotice(notice.id)}>
      {orderMessages.notices.deliveryNow(now?.name ?? header.delivery.deliveryOptionChosen)}
    </Banner>
  );
}

/** What the server refused, what exceeded the limit, and what a list left undecided. Rarely needed, so loaded after the order has settled. */
export function Notices({ document, onImport, entry }: NoticesProps) {
  const left = useLeftRows(document.cartId);
  const typed = useLeftTyping(document);
  const notices = useCartStatusPart(document, (status) => status.notices);
  const refused = useCartStatusPart(document, (status) => status.refused);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), rest);
    return () => clearTimeout(timer);
  }, []);
  const hasNotices = notices.some(({ delivery_option }) => delivery_option === undefined);
  if (!hasNotices && refused.length === 0 && left.length === 0 && typed.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <NoticeList document={document} onImport={onImport} entry={entry} />
    </Suspense>
  );
}
