import { type CartId, type CartReply, lockOf, maximumLines, type Operation, type Ulid } from '@portal/domain/cart';
import { fullJitter } from '../clock/clock.ts';
import type { OutboxEvent } from '../outbox/types.ts';
import { createCartActions } from './cart-actions.ts';
import { createCartEdits } from './cart-edits.ts';
import { createCartLines } from './cart-lines.ts';
import { CartModel } from './cart-model.ts';
import { createCartPrices, priceScopeOf } from './cart-prices.ts';
import { type CartDocumentSettings, cached, headerOf, statusOf } from './document-parts.ts';
import { createDroppedLines, droppedByServer, droppedLinesNotice } from './dropped-lines.ts';
import { createNotices, noteReply } from './notices.ts';
import { createOthers } from './others.ts';
import { createPoaWatch } from './price-on-application.ts';
import { pricesIn, readSnapshot, snapshotsOf } from './snapshot.ts';
import { createSubscriptions } from './subscriptions.ts';
import { localTotals, savedTotalOf } from './totals.ts';
import { createTypedText } from './typed-text.ts';
import type { CartDocument, CartDocumentStatus } from './types.ts';
import { createUndoStore } from './undo-store.ts';

/** Pauses between attempts to load, in milliseconds. */
const reloadPause = { first: 5_000, longest: 60_000 } as const;

/** The document of one cart. `adopted`: the cart from a server response, which then need not be loaded. */
export function createCartDocument(cartId: CartId, settings: CartDocumentSettings, adopted?: CartReply): CartDocument {
  const { store, outbox, transport, clock, random, newId, catalogue } = settings;
  const model = new CartModel({ by: settings.by, newId, now: () => clock.now() });
  const notices = createNotices();
  const droppedLines = createDroppedLines(model);
  const undoStore = createUndoStore(cartId, model, store);
  const others = createOthers(settings.by);
  const storing = new Set<Ulid>();
  const previews = new Map<Ulid, number>();
  let load: CartDocumentStatus['load'] = 'loading';
  let attempts = 0;
  let cancelReload = (): void => {};
  let wasOffline = false;
  let missed = false;
  let closed = false;
  let turn = 0;

  const prices = createCartPrices({
    cache: settings.prices,
    scope: () => (model.view ? priceScopeOf(model.view, model.meta) : null),
    changed: () => {
      lookUp();
      changed();
    },
  });
  const discount = (): string => settings.webDiscount(model.view?.accode ?? '');
  const lines = createCartLines({
    model,
    prices,
    notices,
    storing,
    previews,
    facts: (code) => catalogue.facts(code),
    listReady: () => catalogue.getStatus().state === 'ready' && catalogue.getStatus().complete,
    web_discount: discount,
    customerCode: (code) => settings.customerCode?.(model.view?.accode ?? '', code) ?? '',
  });
  const { notify, ...subscriptions } = createSubscriptions(lines);
  const snapshot = snapshotsOf(model, prices, clock);
  const findPoa = createPoaWatch(model, prices, discount);
  const actions = createCartActions({
    cartId,
    outbox,
    transport,
    newId,
    revision: () => model.base?.revision ?? null,
    problem: () => lines.problem(),
    onEvent,
    reload,
    changed,
  });

  const header = cached(() => headerOf(model, lines.problem()));
  const totals = cached(() => {
    // The displayed sums add up: goods are the sum of the lines on screen, whose prices can be newer than the server's last response.
    return model.view && !lockOf(model.view) ? localTotals(lines.sums(), model.totals) : model.totals;
  });
  const status = cached(() =>
    statusOf(cartId, model, outbox.getStatus(), {
      load,
      pricing: prices.waiting(),
      notices: [...notices.cart(), ...droppedLines.notices()],
      pendingAction: actions.pendingAction(),
    }),
  );

  function changed(only?: Ulid): void {
    if (closed) return;
    turn += 1;
    for (const part of [totals, header, status]) part.invalidate();
    notify(only);
  }

  function lookUp(): void {
    prices.follow(model.view?.lines.map((line) => line.stock_code) ?? []);
    const operations = findPoa();
    if (operations.length > 0) void commit(operations);
  }

  function applyCart(cart: CartReply, fresh: boolean, pending: readonly Operation[] = []): void {
    model.applyCart(cart, pending);
    const { parts, checkedAt } = pricesIn(cart, clock.now());
    prices.store(parts, fresh ? clock.now() : checkedAt, fresh);
    if (fresh) {
      load = 'ready';
      attempts = 0;
      cancelReload();
      void storeSnapshot();
    }
    lookUp();
    changed();
  }

  async function storeSnapshot(): Promise<void> {
    const cart = snapshot.take();
    if (closed) snapshot.close();
    if (cart) await store.storeCart(cart).catch(() => {});
  }

  async function commit(operations: readonly Operation[]): Promise<void> {
    undoStore.save();
    if (operations.length === 0) return changed();
    for (const { id } of operations) storing.add(id);
    const stored = outbox.append(cartId, operations, model.base?.revision ?? 0);
    // After the operations are queued: with a known price this may queue one that refers to their line (LINE-05).
    lookUp();
    changed();
    await stored;
    for (const { id } of operations) storing.delete(id);
    changed();
  }

  async function reload(): Promise<boolean> {
    cancelReload();
    missed = false;
    await opened;
    if (closed) return false;
    const result = await transport.call('get-carts/{cartId}', {}, { params: { cartId } });
    if (closed) return false;
    if (result.ok && result.data?.cart) {
      const first = model.view === null;
      applyCart(result.data.cart, true);
      if (first) {
        model.adopt(await outbox.pending(cartId));
        lookUp();
        changed();
        // The response to a save arrived before the cart was loaded.
        if (missed) return reload();
      }
      return true;
    }
    const unknown = !result.ok && result.envelope?.error === 'cart_not_found';
    if (unknown || (!result.ok && result.reason === 'error' && !result.envelope?.action)) load = 'missing';
    else {
      if (load !== 'kept' && load !== 'ready') load = 'failed';
      const wait = 1000 + fullJitter(random, reloadPause.first, 2, attempts, reloadPause.longest);
      cancelReload = clock.after(wait, () => void reload());
      attempts += 1;
    }
    changed();
    return false;
  }

  async function openFromDevice(): Promise<void> {
    const [stored, pending] = await Promise.all([
      adopted ? null : store.cart(cartId).catch(() => null),
      outbox.pending(cartId),
      undoStore.load(),
    ]);
    if (closed) return;
    const cart = stored && !model.view ? readSnapshot(stored) : null;
    if (cart) {
      load = 'kept';
      applyCart(cart, false, pending);
    } else {
      model.adopt(pending);
      changed();
    }
  }

  async function onEvent(event: OutboxEvent): Promise<void> {
    if (event.type === 'appended') {
      notices.settled(event.operations.map((operation) => operation.id));
      model.adopt(event.operations);
    } else if (event.type === 'saved') {
      others.report(event.reply, model.base);
      if (model.view) droppedLines.add(droppedByServer(model.view, event));
      const acknowledged = model.applySaveReply(event.reply);
      missed ||= acknowledged === null;
      if (acknowledged) {
        noteReply(notices, acknowledged, event.reply, newId);
        model.savePrices(acknowledged.settled.length > 0, (id) => lines.get(id)?.price ?? null, event.reply);
        if (acknowledged.reload) void reload();
        // Before the operations are deleted from the disk: the snapshot then has their result, or they are still pending.
        else await storeSnapshot();
      }
    } else if (event.type === 'settled') {
      if (model.settle(event.ids)) void reload();
    } else if (event.type === 'reloaded') applyCart(event.cart, true);
    else if (event.type === 'refused') {
      model.drop(event.refused.map(({ operation }) => operation.id));
      notices.refused(event.refused);
    } else {
      model.drop(event.ids);
      notices.settled(event.ids);
    }
    undoStore.save();
    lookUp();
    changed();
  }

  if (adopted) applyCart(adopted, true);
  const unsubscribers = [
    outbox.listen(cartId, onEvent),
    outbox.subscribe(() => {
      const { offline } = outbox.getStatus();
      if (wasOffline && !offline) prices.refresh();
      wasOffline = offline;
      changed();
    }),
    catalogue.subscribe(changed),
  ];
  const opened = openFromDevice();

  const edits = createCartEdits({
    model,
    lines,
    newId,
    commit,
    touched(line) {
      previews.delete(line);
      notices.edited(line);
    },
    limit: () => settings.quickQuoteLimit?.() ?? maximumLines,
    droppedLines,
    onConflicts: (messages) =>
      notices.addToCart({ id: `conflict-${newId()}`, message: [...new Set(messages)].join(' ') }),
  });

  return {
    cartId,
    typed: createTypedText(cartId, store),
    ...edits,
    ...subscriptions,
    ...actions.buttons,
    getLineIds: lines.ids,
    getLine: lines.get,
    getTurn: () => turn,
    getHeader: header.get,
    getTotals: totals.get,
    getSavedTotal: () => savedTotalOf(model, status.get(), previews.size > 0 ? null : totals.get()),
    getStatus: status.get,
    addLines(rows) {
      const added = edits.addLines(rows);
      if (added.ok && added.message) {
        notices.addToCart({ id: `overflow-${newId()}`, message: added.message, overflow: added.overflow });
        changed();
      }
      return added;
    },
    previewQuantity(id, quantity) {
      if ((previews.get(id) ?? null) === quantity) return;
      if (quantity === null) previews.delete(id);
      else previews.set(id, quantity);
      changed(id);
    },
    retryLookup(id) {
      const line = id === undefined ? null : model.line(id);
      prices.refresh(line ? [line.stock_code] : undefined);
    },
    dismissNotice(line, id) {
      notices.dismiss(line, id);
      changed();
    },
    dismissCartNotice(id) {
      if (id === droppedLinesNotice) droppedLines.forget();
      else notices.dismissFromCart(id);
      changed();
    },
    dismissRefused: (ids) => outbox.dismiss(ids),
    retryRefused: (ids) => outbox.retry(ids),
    reload,
    getRevision: () => model.base?.revision ?? null,
    learn: (reply) => onEvent({ type: 'saved', cartId, sent: [], reply }),
    listenOthers: others.listen,
    close() {
      if (closed) return;
      closed = true;
      for (const unsubscribe of unsubscribers) unsubscribe();
      cancelReload();
      prices.close();
      snapshot.close();
      settings.onClose();
    },
  };
}
