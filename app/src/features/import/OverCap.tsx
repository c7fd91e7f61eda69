import { Banner, Stack } from '@portal/design-system';
import { refusalReasons } from '@portal/domain/cart';
import type { Over } from './use-adding.ts';

/** CART-13: what the first order had no room for, row by row: nothing is dropped unseen. */
export function OverCap({ over }: { over: Over }) {
  return (
    <Stack gap={3}>
      <Banner tone="warning" role="alert" title={refusalReasons.line_cap}>
        {over.message} These are not ordered yet:
      </Banner>
      <ol>
        {over.rows.map(({ line, stock_code, quantity }) => (
          <li key={line}>
            Row {line}: {stock_code} × {quantity}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
