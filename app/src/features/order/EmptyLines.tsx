import { Button, EmptyState } from '@portal/design-system';
import { orderMessages } from '../../messages/order.ts';

export interface EmptyLinesProps {
  readonly isLocked: boolean;
  readonly onImport: () => void;
  readonly onFind: () => void;
}

/** LINE-16: empty state; explains the entry line and the other ways to add lines. */
export function EmptyLines({ isLocked, onImport, onFind }: EmptyLinesProps) {
  if (isLocked) return <EmptyState title={orderMessages.empty.locked} />;
  return (
    <EmptyState
      title={orderMessages.empty.title}
      action={
        <>
          <Button onClick={onImport}>{orderMessages.empty.import}</Button>{' '}
          <Button onClick={onFind}>{orderMessages.empty.find}</Button>
        </>
      }
    >
      <p>{orderMessages.empty.typeHint}</p>
      <p>{orderMessages.empty.pasteHint}</p>
    </EmptyState>
  );
}
