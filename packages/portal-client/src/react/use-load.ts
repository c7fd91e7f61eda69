import type { LoadDecision, LoadProblem } from '@portal/domain/data';
import { useState } from 'react';
import { loadsMessages } from '../messages/loads.ts';
import { usePortal } from './portal.ts';
import { saveReply } from './save-file.ts';
import { useCall } from './use-call.ts';
import { useCallCache } from './use-call-cache.ts';
import { useCallMutation } from './use-call-mutation.ts';

/** Milliseconds between requests for a load that is being read. */
const readingInterval = 1_000;
/** Calls whose data a decision may change. */
const reloads = ['data/feeds', 'data/load', 'data/load-rows', 'data/loads'] as const;

/** Errors and warnings of loads as a file. */
export function useProblemsFile() {
  const { messages } = usePortal();
  const { send } = useCallMutation('data/load-problems-file');
  return async (load_id: number) => {
    const outcome = await send({ load_id });
    if (outcome.ok) saveReply(outcome.data.file);
    else messages.show(outcome.error.messageOr(loadsMessages.downloadFailed), 'warning');
  };
}

/** Loads the files of a load again. Resolves to the load that reads them, or null with a message. */
export function useLoadAgain() {
  const { messages } = usePortal();
  const { send } = useCallMutation('data/load-again', { reloads });
  return async (load_id: number): Promise<number | null> => {
    const outcome = await send({ load_id });
    if (!outcome.ok) messages.show(outcome.error.messageOr(loadsMessages.againFailed), 'warning');
    else if (outcome.data.is_same) messages.show(loadsMessages.same(outcome.data.load_id));
    return outcome.ok && !outcome.data.is_same ? outcome.data.load_id : null;
  };
}

/** One load, the decisions about it, and its errors as a file. */
export function useLoad(load_id: number) {
  const { messages } = usePortal();
  const { data, error, reload } = useCall(
    'data/load',
    { load_id },
    { refreshInterval: (latest) => (latest?.load.state === 'reading' ? readingInterval : 0) },
  );
  const download = useProblemsFile();
  const leaveOut = useCallMutation('data/load-leave-out', { reloads });
  const sends = {
    approve: useCallMutation('data/load-approve', { reloads }),
    discard: useCallMutation('data/load-discard', { reloads }),
    rollback: useCallMutation('data/load-rollback', { reloads }),
  };
  return {
    load: data?.load ?? null,
    failed: error !== null,
    onRetry: reload,
    /** Resolves when the decision has been carried out, or has failed. */
    async onDecide(decision: LoadDecision) {
      const outcome = await sends[decision].send({ load_id });
      if (outcome.ok) messages.show(loadsMessages.decided[decision](load_id));
      else {
        const { kind, message } = outcome.error;
        messages.show(kind === 'refused' ? message : loadsMessages.decisionFailed, 'warning');
      }
    },
    onDownload: () => download(load_id),
    /** Resolves when the rows have been left out, or could not be. */
    async onLeaveOut(feed: string, keys: readonly string[]) {
      const outcome = await leaveOut.send({ load_id, feed, keys: [...keys] });
      if (outcome.ok) messages.show(loadsMessages.leftOut(outcome.data.rows));
      else messages.show(outcome.error.messageOr(loadsMessages.leaveOutFailed), 'warning');
    },
  };
}

/** The errors and warnings of a load, page by page. */
export function useLoadProblems(load_id: number) {
  const { messages } = usePortal();
  const cache = useCallCache();
  const { data, error, reload } = useCall('data/load-problems', { load_id, from: 0 }, { immutable: true });
  const [further, setFurther] = useState<readonly LoadProblem[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const problems = data ? [...data.problems, ...further] : null;
  return {
    problems,
    total: data?.total ?? 0,
    failed: error !== null,
    onRetry: reload,
    isLoading,
    async onMore() {
      setIsLoading(true);
      try {
        const next = await cache.load('data/load-problems', { load_id, from: problems?.length ?? 0 });
        setFurther([...further, ...next.problems]);
      } catch {
        messages.show(loadsMessages.problemsFailed, 'warning');
      }
      setIsLoading(false);
    },
  };
}
