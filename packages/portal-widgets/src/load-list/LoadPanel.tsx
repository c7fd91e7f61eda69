import { ErrorState, Skeleton } from '@portal/design-system';
import type { LoadDecision, LoadDetail } from '@portal/domain/data';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadsPanelMessages } from '../messages/loads-panel.ts';
import { LoadDetailPanel } from './LoadDetailPanel.tsx';
import { LoadQuestion } from './LoadQuestion.tsx';

export interface LoadPanelProps {
  /** Null until loaded. */
  readonly load: LoadDetail | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** The list of errors and warnings of a load. */
  readonly problems: (load: LoadDetail) => ReactNode;
  /** Resolves when the decision has been carried out, or has failed. */
  readonly onDecide: (decision: LoadDecision) => Promise<void>;
  readonly onDownload: () => Promise<void>;
  readonly onClose: () => void;
}

/** The open load. Each decision about it is confirmed. */
export function LoadPanel({ load, failed, onRetry, problems, onDecide, onDownload, onClose }: LoadPanelProps) {
  const [asked, setAsked] = useState<LoadDecision | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isLoaded = load !== null;
  // A load that was just begun, or is named in the address, may open below the fold.
  useEffect(() => {
    if (isLoaded) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded]);
  if (failed) return <ErrorState title={loadsPanelMessages.detailFailed} onRetry={onRetry} />;
  if (!load) return <Skeleton width="full" />;
  const confirm = async (decision: LoadDecision) => {
    setBusy(true);
    await onDecide(decision);
    setBusy(false);
    setAsked(null);
  };
  return (
    <div ref={box}>
      <LoadDetailPanel
        load={load}
        deciding={busy ? asked : null}
        problems={problems(load)}
        onDecide={setAsked}
        onDownload={() => void onDownload()}
        onClose={onClose}
      />
      {asked === null ? null : (
        <LoadQuestion
          load={load}
          decision={asked}
          busy={busy}
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
