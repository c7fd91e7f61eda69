import type { CartId } from '@portal/domain/cart';
import type { CompactStockList } from '@portal/domain/catalogue';
import type { PortalStore, StoredActivity, StoredCart, StoredOperation, StoredTyping, StoredUndo } from './types.ts';

/** In-memory fallback for browsers that cannot store (P6): everything works, but is lost with the page. */
export function createMemoryStore(user: string): PortalStore {
  let operations: readonly StoredOperation[] = [];
  let stocklist: CompactStockList | null = null;
  let seq = 0;
  const carts = new Map<CartId, StoredCart>();
  const undos = new Map<CartId, StoredUndo>();
  const typed = new Map<string, StoredTyping>();
  const activities = new Map<string, StoredActivity>();
  const change = (ids: readonly string[], fields: Partial<StoredOperation>): void => {
    operations = operations.map((kept) => (ids.includes(kept.id) ? { ...kept, ...fields } : kept));
  };
  return {
    user,
    durable: false,
    async addOperations(cart, added, known_revision, now) {
      const known = new Set(operations.map((kept) => kept.id));
      for (const operation of added) {
        if (known.has(operation.id)) throw new Error(`Operation ${operation.id} is kept already`);
        seq += 1;
        const fields = { known_revision, kept_at: now, batch: null, refusal: null };
        operations = [...operations, { seq, user, cart, id: operation.id, operation, ...fields }];
      }
    },
    operations: async (cart) => (cart === undefined ? operations : operations.filter((kept) => kept.cart === cart)),
    setBatch: async (ids, batch) => change(ids, { batch }),
    setRefusal: async (ids, refusal) => change(ids, { refusal }),
    async removeOperations(ids) {
      operations = operations.filter((kept) => !ids.includes(kept.id));
    },
    cart: async (cart) => carts.get(cart) ?? null,
    async storeCart(cart) {
      if ((carts.get(cart.orderNum)?.revision ?? -1) <= cart.revision) carts.set(cart.orderNum, cart);
    },
    async forgetCart(cart) {
      carts.delete(cart);
    },
    undo: async (cart) => undos.get(cart) ?? null,
    async storeUndo(cart, undo) {
      undos.set(cart, undo);
    },
    async storeTyping(typing) {
      typed.set(`${typing.cart} ${typing.page} ${typing.field}`, typing);
    },
    async forgetTyping(cart, page, field) {
      typed.delete(`${cart} ${page} ${field}`);
    },
    typing: async (cart) => [...typed.values()].filter((typing) => typing.cart === cart),
    async addActivities(added) {
      for (const activity of added) activities.set(activity.id, activity);
    },
    activities: async (limit) => [...activities.values()].slice(0, limit),
    async removeActivities(ids) {
      for (const id of ids) activities.delete(id);
    },
    stocklist: async () => stocklist,
    async storeStocklist(given) {
      stocklist = given;
    },
    async forgetStocklist() {
      stocklist = null;
    },
    // Nothing here outlives the page.
    sweep: async () => 0,
    close() {},
  };
}
