import { Button, EmptyState } from '@portal/design-system';
import { orderTableMessages } from '../messages/order-table.ts';

const messages = orderTableMessages.empty;

export interface EmptyLinesProps {
  readonly isLocked: boolean;
  readonly onImport: () => void;
  readonly onFind: () => void;
}

/** LINE-16: empty state; explains the entry line and the other ways to add lines. */
export function EmptyLines({ isLocked, onImport, onFind }: EmptyLinesProps) {
  if (isLocked) return <EmptyState title={messages.locked} />;
  return (
    <EmptyState
      title={messages.title}
      action={
        <>
          <Button onClick={onImport}>{messages.import}</Button> <Button onClick={onFind}>{messages.find}</Button>
        </>
      }
    >
      <p>{messages.typeHint}</p>
      <p>{messages.pasteHint}</p>
    </EmptyState>
  );
}
