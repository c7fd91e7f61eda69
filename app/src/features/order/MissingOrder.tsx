import { EmptyState, Link as StyledLink } from '@portal/design-system';
import { useOrders } from '@portal/portal-client/react';
import { useEffect } from 'react';
import { missingOrderMessages } from '../../messages/missing-order.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './OrderEditor.css.ts';

/** Looks the same for an unknown order and for one of another account. */
export function MissingOrder({ id }: { id: string }) {
  const { tabs } = useOrders();
  useEffect(() => tabs.close(id), [tabs, id]);
  return (
    <main className={css.empty}>
      <EmptyState
        title={missingOrderMessages.title(id)}
        action={
          <StyledLink asChild kind="outlined">
            <Link to="/orders/tabs">{missingOrderMessages.allOrders}</Link>
          </StyledLink>
        }
      >
        <p>{missingOrderMessages.text}</p>
      </EmptyState>
    </main>
  );
}
