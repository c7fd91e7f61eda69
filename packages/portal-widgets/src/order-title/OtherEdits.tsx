import { Button, Popover, Stack, Text } from '@portal/design-system';
import { Users } from '@portal/design-system/icons';
import type { OtherEdit } from '@portal/domain/cart';
import { relativeTime } from '@portal/domain/format';
import { orderTitleMessages } from '../messages/order-title.ts';

/** CART-18: what other people change while this order is open: the newest as text, older ones behind it. Shifts no layout. */
export function OtherEdits({ edits }: { readonly edits: readonly OtherEdit[] }) {
  const [newest] = edits;
  return (
    <span role="status">
      {newest ? (
        <Popover
          label={orderTitleMessages.otherEdits}
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
