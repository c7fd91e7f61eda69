import { Select, Link as StyledLink } from '@portal/design-system';
import type { ReorderLine, ReorderReport } from '@portal/domain/history';
import { addToOrder, useFormat, useOpenOrders, useOrders, usePortal } from '@portal/portal-client/react';
import { ReorderResult } from '@portal/portal-widgets';
import { useEffect, useRef, useState } from 'react';
import { addToOrderMessages } from '../../messages/add-to-order.ts';
import { Link } from '../../navigation/Link.tsx';

/** HIST-03, FAV-02: the order that parts are added to, and the result message. */
export function useReorder(accode: string | null) {
  const portal = usePortal();
  const orders = useOrders();
  const format = useFormat();
  const open = useOpenOrders(accode);
  const [target, setTarget] = useState('');
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<ReorderReport | null>(null);
  const messageBox = useRef<HTMLDivElement>(null);
  // The button may be far below the message.
  useEffect(() => {
    if (report) messageBox.current?.scrollIntoView({ block: 'nearest' });
  }, [report]);
  const add = async (lines: readonly ReorderLine[]) => {
    if (accode === null || busy) return;
    setBusy(true);
    setReport(await addToOrder(portal, orders, accode, lines, target === '' ? null : target));
    setBusy(false);
  };
  return {
    busy,
    add,
    chooser: (
      <Select
        label={addToOrderMessages.target}
        value={target}
        options={[
          { value: '', label: addToOrderMessages.newOrder },
          ...open.map(({ orderNum, prettyName }) => ({ value: orderNum, label: `${prettyName}, ${orderNum}` })),
        ]}
        onValueChange={setTarget}
      />
    ),
    result: report ? (
      <div ref={messageBox}>
        <ReorderResult
          report={report}
          format={format}
          link={
            <StyledLink asChild>
              <Link to={`/orders/${report.order}`}>{addToOrderMessages.open(report.order ?? '')}</Link>
            </StyledLink>
          }
        />
      </div>
    ) : null,
  };
}
