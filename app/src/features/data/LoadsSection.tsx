import { useLoad, useLoadProblems, useLoads } from '@portal/portal-client/react';
import { type AskedDecision, LoadPanel, LoadProblems, Loads } from '@portal/portal-widgets';
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

function OpenLoad({ load_id, ...panel }: AskedDecision & { load_id: number; onClose: () => void }) {
  return (
    <LoadPanel {...useLoad(load_id)} problems={({ state }) => <Problems key={state} load_id={load_id} />} {...panel} />
  );
}

function FeedLoads(address: ReturnType<typeof useAddress>) {
  return (
    <Loads
      {...useLoads(address.feed)}
      {...address}
      panel={(load_id, asked) => (
        <OpenLoad key={load_id} load_id={load_id} {...asked} onClose={() => address.onOpen(null)} />
      )}
    />
  );
}

/** Loads of the supplier's data. */
export function LoadsSection() {
  const address = useAddress();
  return <FeedLoads key={address.feed} {...address} />;
}
