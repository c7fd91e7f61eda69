import type { SpacingName, ThemeKey } from '@portal/design-system';
import type { Ulid } from '@portal/domain/cart';
import { formatCurrency } from '@portal/domain/format';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import {
  isOrder,
  lockedReason,
  overlay,
  useCartLineIds,
  useCartStatus,
  useCartStatusPart,
  useCartTotals,
  useConfirm,
  useFormat,
  useIsConnected,
  useMedia,
  usePortal,
} from '@portal/portal-client/react';
import { FootBar, StatusBar, useKeyHints } from '@portal/portal-widgets';
import { themeKeyOf, themeNameOf, useSpacing, useTheme } from '../../look/use-look.ts';
import { orderMessages } from '../../messages/order.ts';
import { firstToAnswer, useChecks } from './use-checks.ts';
import type { LineWork } from './use-line-work.ts';

export interface FootProps {
  document: CartDocument;
  header: CartHeader;
  work: LineWork;
  onGoTo: (line_id: Ulid) => void;
}

/** Footer of the small view: the total and the next action. */
function SmallFoot({ document, header, work, onGoTo }: FootProps) {
  const { total } = useCartTotals(document);
  const pendingAction = useCartStatusPart(document, (status) => status.pendingAction);
  const { currency_format } = useFormat();
  const checks = useChecks(document, work);
  const { confirm, unconfirm } = useConfirm(document);
  const first = firstToAnswer(checks);
  const count = new Set(checks.flatMap(({ weight, line }) => (weight === 'must' && line ? [line.id] : []))).size;
  const open = !header.confirmed && !header.submitted && !header.cancelled;
  const next =
    header.confirmed && !header.submitted
      ? orderMessages.foot.unconfirmOrder
      : open && header.confirm_allowed
        ? orderMessages.foot.confirmOrder
        : null;
  return (
    <FootBar
      total={formatCurrency(total, currency_format)}
      detail={first ? orderMessages.foot.toAnswer(count) : open ? header.confirm_short_reason : ''}
      action={open && first ? orderMessages.foot.answer(count) : next}
      busy={pendingAction !== null}
      onAction={() => {
        if (open && first) onGoTo(first.id);
        else if (open) confirm();
        else unconfirm();
      }}
    />
  );
}

export function Foot(props: FootProps) {
  const { preferences } = usePortal();
  const small = useMedia('(max-width: 759.98px)');
  const theme = useTheme();
  const spacing = useSpacing();
  const canEdit = lockedReason(props.header) === null;
  const hints = useKeyHints({ canEdit, canConfirm: canEdit && isOrder(props.header) });
  const status = useCartStatus(props.document);
  const connected = useIsConnected();
  const lines = useCartLineIds(props.document).length;
  if (small) return <SmallFoot {...props} />;
  return (
    <StatusBar
      unsent={status.unsent}
      lines={lines}
      serverBusy={status.serverBusy}
      online={connected && !status.offline}
      storageRefused={!status.durable}
      hints={hints}
      onKeys={() => overlay.set('keys')}
      theme={themeKeyOf(theme)}
      spacing={spacing}
      onTheme={(key: ThemeKey) => preferences.change('colour_theme', themeNameOf(key))}
      onSpacing={(name: SpacingName) => preferences.change('vertical_spacing', name)}
    />
  );
}
