import { AlertDialog } from '@portal/design-system';
import { useState } from 'react';
import { loadTabMessages } from '../messages/load-tabs.ts';

const texts = loadTabMessages.leaveOut;

/** Rows of a feed that are to be left out of the waiting load. */
export interface RowsToLeave {
  readonly feed: string;
  readonly keys: readonly string[];
  /** The first of them, as shown to people. */
  readonly row: string;
}

export interface LeaveOutQuestionProps {
  readonly rows: RowsToLeave;
  /** Resolves when it has been done, or has failed. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Explains what leaving rows out means, before it happens. */
export function LeaveOutQuestion({ rows: { keys, row }, onConfirm, onClose }: LeaveOutQuestionProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={texts.title(keys.length, row)}
      description={texts.text(keys.length)}
      confirm={texts.confirm}
      cancel={texts.cancel}
      loading={busy}
      onConfirm={() => void confirm()}
    />
  );
}
