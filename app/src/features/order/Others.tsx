import { Button, Popover, Stack, Text } from '@portal/design-system';
import { Users } from '@portal/design-system/icons';
import { type OtherEdit, otherEdits } from '@portal/domain/cart';
import { relativeTime } from '@portal/domain/format';
import type { CartDocument } from '@portal/portal-client';
import { useEffect, useState } from 'react';
import { orderOthersMessages } from '../../messages/order-others.ts';

/** Maximum number of edits shown. */
const most = 30;

/** CART-18: what other people change while this order is open: the newest as text, older ones behind it. Shifts no layout. */
export function Others({ document }: { document: CartDocument }) {
  const [edits, setEdits] = useState<readonly OtherEdit[]>([]);
  useEffect(
    () =>
      document.listenOthers((operations, before) => {
        const fresh = otherEdits(operations, before).toReversed();
        setEdits((known) => [...fresh, ...known].slice(0, most));
      }),
    [document],
  );
  const [newest] = edits;
  return (
    <span role="status">
      {newest ? (
        <Popover
          label={orderOthersMessages.title}
          trigger={
            <Button kind="text" size="s" icon={Users}>
              {newest.by}: {newest.words}
            </Button>
          }
        >
          <Stack as="ul" gap={2}>
            {edits.map(({ id, by, at, words }) => (
              <li key={id}>
                {words}{' '}
                <Text size="small" tone="muted">
                  {by}, {relativeTime(at, new Date())}
                </Text>
              </li>
            ))}
          </Stack>
        </Popover>
      ) : null}
    </span>
  );
}
