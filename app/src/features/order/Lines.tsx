import type { Ulid } from '@portal/domain/cart';
import { parseQuantity } from '@portal/domain/line';
import { isPowerUserMode } from '@portal/domain/preference';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import {
  lazyComponent,
  lockedReason,
  useClosedLines,
  useFormat,
  useMedia,
  usePortal,
  usePreference,
  useStoreValue,
} from '@portal/portal-client/react';
import {
  changedWords,
  EmptyLines,
  type EntryLineHandle,
  keyedRemedy,
  OrderTable,
  type OrderTableHandle,
  type QuantityPhase,
  type RemedyId,
  useAddedInSight,
} from '@portal/portal-widgets';
import { type RefObject, Suspense, useCallback, useState } from 'react';
import { useSpacing } from '../../look/use-look.ts';
import { orderLinesMessages } from '../../messages/order-lines.ts';
import { useColumns } from './columns.ts';
import { Entry } from './Entry.tsx';
import * as css from './OrderEditor.css.ts';
import type { LineWork } from './use-line-work.ts';

const Panel = lazyComponent(async () => (await import('./Panel.tsx')).Panel);
/** Reserves the panel's space while it loads, so that the lines below move only once. */
const PanelWaiting = () => <div aria-busy="true" className={css.panelWaiting} />;

export interface LinesProps {
  document: CartDocument;
  header: CartHeader;
  work: LineWork;
  table: RefObject<OrderTableHandle | null>;
  entry: RefObject<EntryLineHandle | null>;
  onImport: (text?: string) => void;
  onFind: () => void;
  /** QQ-04: initial text of the entry line. */
  start?: string | undefined;
}

export function Lines({ document, header, work, table, entry, onImport, onFind, start }: LinesProps) {
  const { messages, preferences, report } = usePortal();
  const format = useFormat();
  const spacing = useSpacing();
  const wide = useMedia('(min-width: 1120px)');
  const small = useMedia('(max-width: 759.98px)');
  const roomy = useMedia('(min-width: 1440px)');
  const { choice, set } = useColumns();
  const { number_format } = format;
  const [staysClosed] = useClosedLines(document.cartId);
  const [openLine, setOpenLine] = useState<Ulid | null>(null);
  const setAdded = useAddedInSight(table, work.source);
  const lineClick = usePreference('lineClick');
  const showIcons = usePreference('showIcons');
  const opensEntered = usePreference('openEnteredLines');
  const powerUser = useStoreValue(preferences, (state) =>
    isPowerUserMode(state.preferences, roomy ? 1440 : 0, header.tabtype),
  );

  const say = useCallback(
    (line_id: Ulid) => {
      const view = work.source.line(line_id);
      if (view) work.spoken.set(changedWords(view, format));
    },
    [work, format],
  );
  const remedy = (line_id: Ulid, which: RemedyId) => {
    work.source.touch(line_id);
    const number = work.source.line(line_id)?.number;
    work.remedy(line_id, which);
    if (document.getLine(line_id)) say(line_id);
    else work.spoken.set(orderLinesMessages.spoken.removedByRemedy(number ?? ''));
  };
  const change = useCallback(
    (line_id: Ulid, apply: () => { ok: boolean; message?: string }) => {
      work.before(line_id, document.getLine(line_id)?.line.order_quantity ?? null);
      work.source.touch(line_id);
      const result = apply();
      if (!result.ok && result.message) messages.show(result.message, 'warning');
      say(line_id);
    },
    [document, messages, work, say],
  );
  const onQuantity = useCallback(
    (line_id: Ulid, text: string, phase: QuantityPhase) => {
      const view = document.getLine(line_id);
      if (!view) return;
      const parsed = parseQuantity(text, { ...(view.facts ?? { pack_quantity: 1 }), number_format });
      // Typing becomes an edit when it is finished; until then only the price preview follows it.
      document.typed.save(`quantity ${line_id}`, phase === 'typing' ? text : '');
      if (phase === 'typing') return document.previewQuantity(line_id, parsed.ok ? parsed.quantity : null);
      document.previewQuantity(line_id, null);
      if (text.trim() === '') return;
      const about = `quantity ${line_id}`;
      if (!parsed.ok)
        return messages.show(orderLinesMessages.badQuantity(view.line.line_number, parsed.why), 'warning', about);
      messages.dismiss(about);
      if (parsed.quantity === view.line.order_quantity) return;
      change(line_id, () => document.setQuantity(line_id, parsed.quantity));
    },
    [document, messages, change, number_format],
  );

  /** LINE-10: a preference decides what a click does. Enter always opens, and an open line can always be closed. */
  const open = (line_id: Ulid | null, by?: 'key' | 'press') => {
    if (by !== 'press' || line_id === null || lineClick === 'panel') setOpenLine(line_id);
    else if (lineClick === 'quantity') table.current?.focusLine(line_id);
  };

  return (
    <OrderTable
      ref={table}
      source={work.source}
      warehouseName={header.warehouse_name}
      spacing={spacing}
      format={format}
      showIcons={showIcons}
      showMinusQuantity={format.show_minus_quantity}
      stepsOnFocus={wide}
      powerUser={powerUser}
      lockedReason={lockedReason(header)}
      openLine={openLine}
      columns={choice}
      scroll={small ? 'page' : 'self'}
      panel={(line_id) => (
        <Suspense fallback={<PanelWaiting />}>
          <Panel document={document} header={header} line_id={line_id} onClose={() => setOpenLine(null)} />
        </Suspense>
      )}
      empty={<EmptyLines isLocked={lockedReason(header) !== null} onImport={() => onImport()} onFind={onFind} />}
      entry={
        <Entry
          document={document}
          header={header}
          work={work}
          onImport={onImport}
          onAdded={(line_id) => {
            setAdded(line_id);
            if (opensEntered && !staysClosed) setOpenLine(line_id);
          }}
          onLineKey={(key) => {
            const keyed = keyedRemedy(work.source, null, key);
            if (!keyed || lockedReason(header) !== null) return false;
            remedy(keyed.line_id, keyed.remedy);
            return true;
          }}
          handle={entry}
          start={start}
          onLastQuantity={(line_id, text) => {
            onQuantity(line_id, text, 'done');
            table.current?.focusLine(line_id);
          }}
          onUp={() => {
            const last = work.source.lineIds().at(-1);
            if (last !== undefined) table.current?.focusLine(last);
          }}
        />
      }
      onPastEnd={() => entry.current?.focus()}
      onQuantity={onQuantity}
      onStep={(line_id, direction) => change(line_id, () => document.step(line_id, direction))}
      onRemedy={remedy}
      onRemove={(line_id) => change(line_id, () => document.remove(line_id))}
      onDelete={(line_id) => change(line_id, () => document.forceDelete(line_id))}
      onOpen={open}
      onColumns={set}
      onRowError={(_, error) => report(error, 'Order line')}
    />
  );
}
