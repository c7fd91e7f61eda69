import type { Ulid } from '@portal/domain/cart';
import { parseQuantity } from '@portal/domain/line';
import { isPowerUserMode } from '@portal/domain/preference';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import {
  lazyComponent,
  useFormat,
  useMedia,
  usePortal,
  usePreference,
  useStoreValue,
} from '@portal/portal-client/react';
import { type EntryLineHandle, OrderTable, type OrderTableHandle, type QuantityPhase } from '@portal/portal-widgets';
import { type RefObject, Suspense, useCallback, useRef, useState } from 'react';
import { useSpacing } from '../../look/use-look.ts';
import { useClosedLines } from './closed-lines.ts';
import { useColumns } from './columns.ts';
import { Entry } from './Entry.tsx';
import { lockedReason } from './locked.ts';
import * as css from './OrderEditor.css.ts';
import type { LineWork } from './use-line-work.ts';

const Panel = lazyComponent(async () => (await import('./Panel.tsx')).Panel);
/** Holds the place of the panel, so that the lines below move once. */
const PanelWaiting = () => <div aria-busy="true" className={css.panelWaiting} />;

export interface LinesProps {
  document: CartDocument;
  header: CartHeader;
  work: LineWork;
  table: RefObject<OrderTableHandle | null>;
  onImport: (text?: string) => void;
  /** QQ-04: what the entry line begins with. */
  start?: string | undefined;
}

export function Lines({ document, header, work, table, onImport, start }: LinesProps) {
  const { messages, preferences, report } = usePortal();
  const format = useFormat();
  const spacing = useSpacing();
  const wide = useMedia('(min-width: 1120px)');
  const roomy = useMedia('(min-width: 1440px)');
  const { choice, set } = useColumns();
  const { number_format } = format;
  const [staysClosed] = useClosedLines(document.cartId);
  const [openLine, setOpenLine] = useState<Ulid | null>(null);
  const entry = useRef<EntryLineHandle>(null);
  const lineClick = usePreference('lineClick');
  const showIcons = usePreference('showIcons');
  const opensEntered = usePreference('openEnteredLines');
  const powerUser = useStoreValue(preferences, (state) =>
    isPowerUserMode(state.preferences, roomy ? 1440 : 0, header.tabtype),
  );

  const change = useCallback(
    (line_id: Ulid, apply: () => { ok: boolean; message?: string }) => {
      work.before(line_id, document.getLine(line_id)?.line.order_quantity ?? null);
      work.source.touch(line_id);
      const result = apply();
      if (!result.ok && result.message) messages.show(result.message, 'warning');
    },
    [document, messages, work],
  );
  const onQuantity = useCallback(
    (line_id: Ulid, text: string, phase: QuantityPhase) => {
      const view = document.getLine(line_id);
      if (!view) return;
      const parsed = parseQuantity(text, { ...(view.facts ?? { pack_quantity: 1 }), number_format });
      // What is typed is an edit when it is finished: until then prices follow it, and half a number is no quantity.
      if (phase === 'typing') return document.previewQuantity(line_id, parsed.ok ? parsed.quantity : null);
      document.previewQuantity(line_id, null);
      if (text.trim() === '') return;
      const about = `quantity ${line_id}`;
      if (!parsed.ok) return messages.show(`Line ${view.line.line_number}: ${parsed.why}`, 'warning', about);
      messages.dismiss(about);
      if (parsed.quantity === view.line.order_quantity) return;
      change(line_id, () => document.setQuantity(line_id, parsed.quantity));
    },
    [document, messages, change, number_format],
  );

  /** LINE-10: what a press does is a preference; Enter always opens, and what is open can always be closed. */
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
      powerUser={powerUser}
      lockedReason={lockedReason(header)}
      openLine={openLine}
      columns={choice}
      scroll={wide ? 'self' : 'page'}
      panel={(line_id) => (
        <Suspense fallback={<PanelWaiting />}>
          <Panel document={document} header={header} line_id={line_id} onClose={() => setOpenLine(null)} />
        </Suspense>
      )}
      entry={
        <Entry
          document={document}
          header={header}
          work={work}
          onImport={onImport}
          onAdded={(line_id) => {
            if (opensEntered && !staysClosed) setOpenLine(line_id);
          }}
          handle={entry}
          start={start}
          onUp={() => {
            const last = work.source.lineIds().at(-1);
            if (last !== undefined) table.current?.focusLine(last);
          }}
        />
      }
      onPastEnd={() => entry.current?.focus()}
      onQuantity={onQuantity}
      onStep={(line_id, direction) => change(line_id, () => document.step(line_id, direction))}
      onRemedy={(line_id, remedy) => {
        work.source.touch(line_id);
        work.remedy(line_id, remedy);
      }}
      onRemove={(line_id) => change(line_id, () => document.remove(line_id))}
      onDelete={(line_id) => change(line_id, () => document.forceDelete(line_id))}
      onOpen={open}
      onColumns={set}
      onRowError={(_, error) => report(error, 'Order line')}
    />
  );
}
