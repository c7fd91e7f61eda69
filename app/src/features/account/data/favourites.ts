import {
  changeFavourites,
  type Favourite,
  type FavouriteChange,
  favouriteRefusals,
  withDescendants,
} from '@portal/domain/favourites';
import { type CallResult, newId } from '@portal/portal-client';
import { usePortal } from '@portal/portal-client/react';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { type ChangeQueue, createChangeQueue, type HowSent } from './change-queue.ts';

type Send = (how: HowSent) => Promise<CallResult<unknown>>;

/** FAV-01: the favourites of the user. A change shows at once and is sent in its turn; one that fails is told, and the tree is read anew. */
export function useFavourites() {
  const { transport, messages } = usePortal();
  const { data, error, mutate } = useSWR<readonly Favourite[]>('favourites/get', async () => {
    const answer = await transport.callOrFalse('favourites/get', {});
    if (answer === false) throw new Error('The favourites did not arrive.');
    return answer.favourites;
  });
  const [deleted, setDeleted] = useState<{
    readonly ids: readonly string[];
    readonly rows: readonly Favourite[];
  } | null>(null);
  const [queue] = useState<ChangeQueue>(() => createChangeQueue(window));
  const present = useRef(data);
  present.current = data;

  function perform(change: FavouriteChange, about: string, send: Send): boolean {
    const result = changeFavourites(present.current ?? [], change);
    if (!result.ok) {
      messages.show(favouriteRefusals[result.reason], 'warning');
      return false;
    }
    present.current = result.favourites;
    void mutate(result.favourites, { revalidate: false });
    void queue.add(about, send).then(async (sent) => {
      if (sent.ok) return;
      messages.show(
        sent.envelope?.user_message || 'The change was not kept. The favourites are as they were.',
        'warning',
      );
      await mutate();
    });
    return true;
  }

  return {
    favourites: data ?? null,
    failed: error !== undefined && !data,
    reload: () => void mutate(),
    deleted: deleted?.rows.length ?? 0,
    change(change: Extract<FavouriteChange, { kind: 'move' | 'rename' | 'delete' }>) {
      if (change.kind === 'move') {
        const { parent_id, order } = change.to;
        const ids = [...change.ids];
        const request = { ids, parent_id, ...(order === undefined ? {} : { order }) };
        perform(change, `move ${ids}`, (how) => transport.call('favourites/move', request, how));
      } else if (change.kind === 'rename') {
        const { id, name } = change;
        perform(change, `rename ${id}`, (how) => transport.call('favourites/rename', { id, name }, how));
      } else {
        const before = present.current ?? [];
        const gone = withDescendants(before, change.ids);
        const ids = [...change.ids];
        if (perform(change, `delete ${ids}`, (how) => transport.call('favourites/delete', { ids }, how))) {
          setDeleted({ ids, rows: before.filter((row) => gone.has(row.id)) });
        }
      }
    },
    undoDelete() {
      if (!deleted) return;
      const { rows } = deleted;
      const ids = [...deleted.ids];
      perform({ kind: 'restore', rows }, `delete ${ids}`, (how) =>
        transport.call('favourites/delete', { ids, undo: true }, how),
      );
      setDeleted(null);
    },
    /** Answers its id, or null where it cannot be. */
    createFolder(parent_id: string | null, name: string): string | null {
      const id = newId();
      const folder = { id, data_type: 'FOLDER', name, stock_code: null, quantity: null, address: null } as const;
      const made = perform({ kind: 'insert', root: { parent_id, order: 0 }, rows: [folder] }, `insert ${id}`, (how) =>
        transport.call('favourites/create-folder', { id, parent_id, order: 0, name }, how),
      );
      return made ? id : null;
    },
    async createFromOrder(order_num: string) {
      await queue.settled();
      const sent = await transport.call('favourites/create-cart', {
        id: newId(),
        parent_id: null,
        order: 0,
        order_num,
      });
      if (!sent.ok) messages.show(sent.envelope?.user_message || 'The order was not kept as favourites.', 'warning');
      await mutate();
    },
  };
}
