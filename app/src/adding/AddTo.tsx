import { Select, Link as StyledLink } from '@portal/design-system';
import { useOpenOrders } from '@portal/portal-client/react';
import { addToOrderMessages } from '../messages/add-to-order.ts';
import { Link } from '../navigation/Link.tsx';

export interface AddToProps {
  accode: string | null;
  /** Null: a new order. */
  target: string | null;
  onTarget: (cartId: string | null) => void;
  look: 'bare' | 'field';
}

/** The order or quick quote that parts are added to. */
export function AddTo({ accode, target, onTarget, look }: AddToProps) {
  const open = useOpenOrders(accode);
  const listed = open.some(({ orderNum }) => orderNum === target);
  return (
    <Select
      look={look}
      label={addToOrderMessages.target}
      value={target ?? ''}
      options={[
        { value: '', label: addToOrderMessages.newOrder },
        ...open.map(({ orderNum, prettyName }) => ({ value: orderNum, label: `${prettyName}, ${orderNum}` })),
        ...(target !== null && !listed ? [{ value: target, label: target }] : []),
      ]}
      onValueChange={(value) => onTarget(value === '' ? null : value)}
    />
  );
}

export function OpenTarget({ target }: Pick<AddToProps, 'target'>) {
  return target === null ? null : (
    <StyledLink asChild>
      <Link to={`/orders/${target}`}>{addToOrderMessages.open(target)}</Link>
    </StyledLink>
  );
}
