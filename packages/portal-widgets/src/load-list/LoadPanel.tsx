import { ErrorState, Skeleton } from '@portal/design-system';
import type { ChangedRow, LoadDecision, LoadDetail } from '@portal/domain/data';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadsPanelMessages } from '../messages/loads-panel.ts';
import { LeaveOutQuestion, type RowsToLeave } from './LeaveOutQuestion.tsx';
import { LoadDetailPanel } from './LoadDetailPanel.tsx';
import { LoadQuestion } from './LoadQuestion.tsx';

/** The decision to confirm, or null, and a function that changes it. */
export interface DecisionRequest {
  readonly decision: LoadDecision | null;
  readonly onAsk: (decision: LoadDecision | null) => void;
}

export interface LoadPanelProps extends DecisionRequest {
  /** Null until loaded. */
  readonly load: LoadDetail | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** The list of errors and warnings of a load. */
  readonly problems: (load: LoadDetail) => ReactNode;
  /** The rows that a load changes; `onLeaveOut` is null if it no longer waits. */
  readonly rows: (load: LoadDetail, onLeaveOut: ((row: ChangedRow) => void) | null) => ReactNode;
  /** The loads before a load. */
  readonly earlier: (load: LoadDetail) => ReactNode;
  /** Resolves when the rows have been left out, or could not be. */
  readonly onLeaveOut: (feed: string, keys: readonly string[]) => Promise<void>;
  /** Resolves when the files are being loaded again, or could not be. */
  readonly onLoadAgain: () => Promise<void>;
  /** Resolves when the decision has been carried out, or has failed. */
  readonly onDecide: (decision: LoadDecision) => Promise<void>;
  readonly onDownload: () => Promise<void>;
  readonly onClose: () => void;
}

const isPossible = ({ state, rollback_to }: LoadDetail, decision: LoadDecision): boolean => {
  if (decision === 'rollback') return rollback_to !== null;
  return state === 'waiting' || (decision === 'discard' && state === 'reading');
};

/** The open load. Each decision about it is confirmed. */
export function LoadPanel(props: LoadPanelProps) {
  const { load, decision, failed, onRetry, problems, rows, earlier, onAsk, onDecide, onDownload, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [isAgain, setIsAgain] = useState(false);
  const [leaving, setLeaving] = useState<RowsToLeave | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const state = load?.state ?? null;
  // A load that was just begun, or is named in the address, may open below the fold; one that has been read has more to show.
  useEffect(() => {
    if (state !== null) box.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  if (failed) return <ErrorState title={loadsPanelMessages.detailFailed} onRetry={onRetry} />;
  if (!load) return <Skeleton width="full" />;
  const confirm = async (decision: LoadDecision) => {
    setBusy(true);
    await onDecide(decision);
    setBusy(false);
    onAsk(null);
  };
  const loadAgain = async () => {
    setIsAgain(true);
    await props.onLoadAgain();
    setIsAgain(false);
  };
  const leaveRow = ({ feed, key, row }: ChangedRow) => setLeaving({ feed, keys: [key], row });
  return (
    <div ref={box}>
      <LoadDetailPanel
        load={load}
        deciding={busy ? decision : null}
        problems={problems(load)}
        rows={rows(load, load.state === 'waiting' ? leaveRow : null)}
        earlier={earlier(load)}
        isAgain={isAgain}
        onLoadAgain={() => void loadAgain()}
        onLeaveOut={setLeaving}
        onDecide={onAsk}
        onDownload={() => void onDownload()}
        onClose={onClose}
      />
      {decision === null || !(busy || isPossible(load, decision)) ? null : (
        <LoadQuestion
          load={load}
          decision={decision}
          busy={busy}
          onConfirm={() => void confirm(decision)}
          onClose={() => onAsk(null)}
        />
      )}
      {leaving === null ? null : (
        <LeaveOutQuestion
          rows={leaving}
          onConfirm={() => props.onLeaveOut(leaving.feed, leaving.keys)}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
