import {
  changeFavourites,
  type Favourite,
  type FavouriteChange,
  favouriteRefusals,
  withDescendants,
} from '@portal/domain/favourites';
import { useRef, useState } from 'react';
import { ulid as newId } from 'ulid';
import { favouritesMessages } from '../messages/favourites.ts';
import type { CallOutcome } from '../transport/send-call.ts';
import { type ChangeQueue, createChangeQueue, type SendOptions } from './change-queue.ts';
import { usePortal } from './portal.ts';
import { useCall } from './use-call.ts';
import { useCallCache } from './use-call-cache.ts';
import { useCallMutation } from './use-call-mutation.ts';

type Send = (how: SendOptions) => Promise<CallOutcome<unknown>>;

/** The user's favourites (FAV-01). Changes show at once and are sent in order; after a failure a message is shown and the tree reloads. */
export function useFavourites() {
  const { messages } = usePortal();
  const cache = useCallCache();
  const { data: found, error, reload } = useCall('favourites/get', {});
  const data = found?.favourites;
  const move = useCallMutation('favourites/move');
  const rename = useCallMutation('favourites/rename');
  const remove = useCallMutation('favourites/delete');
  const addFolder = useCallMutation('favourites/create-folder');
  const addOrder = useCallMutation('favourites/create-cart');
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
    void cache.update('favourites/get', {}, () => ({ favourites: [...result.favourites] }));
    void queue.add(about, send).then(async (sent) => {
      if (sent.ok) return;
      messages.show(sent.error.messageOr(favouritesMessages.saveFailed), 'warning');
      await cache.reload('favourites/get');
    });
    return true;
  }

  return {
    favourites: data ?? null,
    failed: error !== null,
    reload,
    deleted: deleted?.rows.length ?? 0,
    change(change: Extract<FavouriteChange, { kind: 'move' | 'rename' | 'delete' }>) {
      if (change.kind === 'move') {
        const { parent_id, order } = change.to;
        const ids = [...change.ids];
        const request = { ids, parent_id, ...(order === undefined ? {} : { order }) };
        perform(change, `move ${ids}`, (how) => move.send(request, how));
      } else if (change.kind === 'rename') {
        const { id, name } = change;
        perform(change, `rename ${id}`, (how) => rename.send({ id, name }, how));
      } else {
        const before = present.current ?? [];
        const gone = withDescendants(before, change.ids);
        const ids = [...change.ids];
        if (perform(change, `delete ${ids}`, (how) => remove.send({ ids }, how))) {
          setDeleted({ ids, rows: before.filter((row) => gone.has(row.id)) });
        }
      }
    },
    undoDelete() {
      if (!deleted) return;
      const { rows } = deleted;
      const ids = [...deleted.ids];
      perform({ kind: 'restore', rows }, `delete ${ids}`, (how) => remove.send({ ids, undo: true }, how));
      setDeleted(null);
    },
    /** Returns the new folder's id, or null if it cannot be created. */
    createFolder(parent_id: string | null, name: string): string | null {
      const id = newId();
      const folder = { id, data_type: 'FOLDER', name, stock_code: null, quantity: null, address: null } as const;
      const created = perform(
        { kind: 'insert', root: { parent_id, order: 0 }, rows: [folder] },
        `insert ${id}`,
        (how) => addFolder.send({ id, parent_id, order: 0, name }, how),
      );
      return created ? id : null;
    },
    async createFromOrder(order_num: string) {
      await queue.settled();
      const sent = await addOrder.send({
        id: newId(),
        parent_id: null,
        order: 0,
        order_num,
      });
      if (!sent.ok) messages.show(sent.error.messageOr(favouritesMessages.saveOrderFailed), 'warning');
      await cache.reload('favourites/get');
    },
  };
}
