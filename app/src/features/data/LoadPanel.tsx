import { ErrorState, Skeleton } from '@portal/design-system';
import type { LoadProblem } from '@portal/domain/data';
import { saveReply, useCall, useCallCache, useCallMutation, usePortal } from '@portal/portal-client/react';
import { LoadDetailPanel, ProblemList } from '@portal/portal-widgets';
import { useEffect, useRef, useState } from 'react';
import { loadsMessages } from '../../messages/loads.ts';
import type { LoadDecisions } from './use-load-decision.tsx';

/** Milliseconds between looks at a load that is being read. */
const readingInterval = 1_000;

function Problems({ load_id }: { readonly load_id: number }) {
  const { messages } = usePortal();
  const cache = useCallCache();
  const { data, error, reload } = useCall('data/load-problems', { load_id, from: 0 }, { immutable: true });
  const [further, setFurther] = useState<readonly LoadProblem[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  if (error) return <ErrorState title={loadsMessages.problemsFailed} onRetry={reload} />;
  if (!data) return <Skeleton width="full" />;
  const shown = [...data.problems, ...further];
  const more = async () => {
    setIsLoading(true);
    try {
      const next = await cache.load('data/load-problems', { load_id, from: shown.length });
      setFurther([...further, ...next.problems]);
    } catch {
      messages.show(loadsMessages.problemsFailed, 'warning');
    }
    setIsLoading(false);
  };
  return <ProblemList problems={shown} total={data.total} isLoading={isLoading} onMore={() => void more()} />;
}

export interface LoadPanelProps {
  readonly load_id: number;
  readonly decisions: LoadDecisions;
  readonly onClose: () => void;
}

/** The detail of the open load. */
export function LoadPanel({ load_id, decisions, onClose }: LoadPanelProps) {
  const { messages } = usePortal();
  const { data, error, reload } = useCall(
    'data/load',
    { load_id },
    { refreshInterval: (latest) => (latest?.load.state === 'reading' ? readingInterval : 0) },
  );
  const box = useRef<HTMLDivElement>(null);
  const isLoaded = data !== undefined;
  // A load that was just begun, or is named in the address, may open below the fold.
  useEffect(() => {
    if (isLoaded) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded]);
  const file = useCallMutation('data/load-problems-file');
  if (error) return <ErrorState title={loadsMessages.detailFailed} onRetry={reload} />;
  if (!data) return <Skeleton width="full" />;
  const download = async () => {
    const outcome = await file.send({ load_id });
    if (outcome.ok) saveReply(outcome.data.file);
    else messages.show(outcome.error.messageOr(loadsMessages.downloadFailed), 'warning');
  };
  return (
    <div ref={box}>
      <LoadDetailPanel
        load={data.load}
        deciding={decisions.deciding}
        problems={<Problems key={data.load.state} load_id={load_id} />}
        onDecide={(decision) => decisions.ask(data.load, decision)}
        onDownload={() => void download()}
        onClose={onClose}
      />
    </div>
  );
}
