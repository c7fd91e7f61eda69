import { Button, EmptyState } from '@portal/design-system';

export interface EmptyLinesProps {
  readonly isLocked: boolean;
  readonly onImport: () => void;
  readonly onFind: () => void;
}

/** LINE-16: empty state; explains the entry line and the other ways to add lines. */
export function EmptyLines({ isLocked, onImport, onFind }: EmptyLinesProps) {
  if (isLocked) return <EmptyState title="This order has no lines." />;
  return (
    <EmptyState
      title="Add the first line in the field below."
      action={
        <>
          <Button onClick={onImport}>Import a list</Button> <Button onClick={onFind}>Find parts</Button>
        </>
      }
    >
      <p>
        Type a part code, your own code, or words such as “hex bolt m12 50”. Press Enter, type the quantity, press
        Enter.
      </p>
      <p>You can also paste a list of codes and quantities into the field, or drop a file anywhere on the order.</p>
    </EmptyState>
  );
}
