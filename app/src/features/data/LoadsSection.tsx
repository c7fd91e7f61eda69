import type { ChangedRow, LiveData, LoadDetail } from '@portal/domain/data';
import {
  useEarlierLoads,
  useLoad,
  useLoadAgain,
  useLoadNow,
  useLoadProblems,
  useLoadRows,
  useLoads,
} from '@portal/portal-client/react';
import {
  type DecisionRequest,
  EarlierLoads,
  LoadNow,
  LoadPanel,
  LoadProblems,
  LoadRows,
  Loads,
} from '@portal/portal-widgets';
import { useSearchParams } from 'react-router-dom';

/** The open load and the chosen feed are in the address, so that they can be shared. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const [load, feed] = [params.get('load'), params.get('feed')];
  const change = (name: string, value: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return {
    open: load !== null && /^\d{1,9}$/.test(load) ? Number(load) : null,
    feed,
    onOpen: (id: number | null) => change('load', id === null ? null : String(id)),
    onFeed: (name: string | null) => change('feed', name),
  };
}

const Problems = ({ load_id }: { load_id: number }) => <LoadProblems {...useLoadProblems(load_id)} />;

function Rows({ load, onLeaveOut }: { load: LoadDetail; onLeaveOut: ((row: ChangedRow) => void) | null }) {
  return <LoadRows {...useLoadRows(load.load_id)} feeds={load.differences} onLeaveOut={onLeaveOut} />;
}

function Earlier({ load, onOpen }: { load: LoadDetail; onOpen: (load: number) => void }) {
  return <EarlierLoads {...useEarlierLoads(load)} onOpen={onOpen} />;
}

interface OpenLoadProps extends DecisionRequest {
  readonly load_id: number;
  readonly onOpen: (load: number | null) => void;
}

function OpenLoad({ load_id, onOpen, ...request }: OpenLoadProps) {
  const again = useLoadAgain();
  const loadAgain = async () => {
    const begun = await again(load_id);
    if (begun !== null) onOpen(begun);
  };
  return (
    <LoadPanel
      {...useLoad(load_id)}
      problems={({ state }) => <Problems key={state} load_id={load_id} />}
      rows={(load, onLeaveOut) => <Rows load={load} onLeaveOut={onLeaveOut} />}
      earlier={(load) => <Earlier load={load} onOpen={onOpen} />}
      onLoadAgain={loadAgain}
      onClose={() => onOpen(null)}
      {...request}
    />
  );
}

function LoadNowForm({ live, onBegun }: { live: LiveData; onBegun: (load: number) => void }) {
  const { watched_folder, bucket } = live;
  return <LoadNow {...useLoadNow()} watched_folder={watched_folder} bucket={bucket} onBegun={onBegun} />;
}

function FeedLoads(address: ReturnType<typeof useAddress>) {
  return (
    <Loads
      {...useLoads(address.feed)}
      {...address}
      loadNow={(live, onBegun) => <LoadNowForm live={live} onBegun={onBegun} />}
      panel={(load_id, request) => <OpenLoad key={load_id} load_id={load_id} onOpen={address.onOpen} {...request} />}
    />
  );
}

/** Loads of the supplier's data. */
export function LoadsSection() {
  const address = useAddress();
  return <FeedLoads key={address.feed} {...address} />;
}
