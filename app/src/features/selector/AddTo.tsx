import { Select, Link as StyledLink } from '@portal/design-system';
import { useOpenOrders } from '@portal/portal-client/react';
import { addToOrderMessages } from '../../messages/add-to-order.ts';
import { Link } from '../../navigation/Link.tsx';

export interface AddToProps {
  accode: string | null;
  /** Null: a new order. */
  target: string | null;
  onTarget: (cartId: string | null) => void;
}

/** The order that the search page adds parts to, with a link to it. */
export function AddTo({ accode, target, onTarget }: AddToProps) {
  const open = useOpenOrders(accode);
  const listed = open.some(({ orderNum }) => orderNum === target);
  return (
    <>
      <Select
        look="bare"
        label={addToOrderMessages.target}
        value={target ?? ''}
        options={[
          { value: '', label: addToOrderMessages.newOrder },
          ...open.map(({ orderNum, prettyName }) => ({ value: orderNum, label: `${prettyName}, ${orderNum}` })),
          ...(target !== null && !listed ? [{ value: target, label: target }] : []),
        ]}
        onValueChange={(value) => onTarget(value === '' ? null : value)}
      />
      {target === null ? null : (
        <StyledLink asChild>
          <Link to={`/orders/${target}`}>{addToOrderMessages.open(target)}</Link>
        </StyledLink>
      )}
    </>
  );
}
