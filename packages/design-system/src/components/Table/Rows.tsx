import { useCallback, useId, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { frameClass } from './frame-class.ts';
import { GridBox } from './grid-box.ts';
import { PanelBox } from './PanelBox.tsx';
import { ownedOrder } from './painted-body.ts';
import { SlotPool } from './slots.ts';
import * as css from './Table.css.ts';
import type { RowsProps } from './TableBody.tsx';

/** Rows that are components. */
export function Rows(props: RowsProps) {
  const { rowIds, columns, Row, selection, openRow, panel, small, printing, layout, virtualizer, changed } = props;
  const { setPanelHeight, keepInPlace } = layout;
  const name = useId();
  const [pool] = useState(() => new SlotPool());
  const [, look] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => {
    changed.current = (moving) => {
      if (moving) flushSync(look);
      else look();
    };
  }, [changed]);
  useLayoutEffect(() => keepInPlace(virtualizer));
  const measure = useCallback((node: HTMLDivElement | null) => virtualizer.measureElement(node), [virtualizer]);
  if (!Row) return null;
  if (printing) {
    return (
      <GridBox role="rowgroup">
        {rowIds.map((id, index) => (
          <GridBox key={id} role="row" aria-rowindex={index + 2} className={frameClass(index, false, true)}>
            {selection?.cell(id)}
            <Row id={id} index={index} columns={columns} open={false} small={small} />
          </GridBox>
        ))}
      </GridBox>
    );
  }
  const wanted = virtualizer.getVirtualItems().map(({ index }) => index);
  const margin = virtualizer.options.scrollMargin;
  const slots = pool.assign(wanted, rowIds);
  // Slots are handed round, so that elements are not in the order of their rows: assistive technology is told the order, at rest.
  const inOrder = slots.every((slot, n) => n === 0 || (slots[n - 1]?.index ?? 0) < slot.index);
  const order = small || inOrder || virtualizer.isScrolling ? undefined : ownedOrder(slots, name);
  return (
    <GridBox
      role="rowgroup"
      data-body
      aria-owns={order}
      className={css.body}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {slots.map(({ slot, id, index }) => (
        // The place of a row is no component: while scrolling there are more of them than of anything else.
        <GridBox
          // In the small view heights are measured, which goes by row and not by slot.
          key={small ? id : slot}
          ref={small ? measure : undefined}
          id={`${name}${slot}`}
          role="row"
          aria-rowindex={index + 2}
          data-row={id}
          data-index={index}
          aria-selected={selection ? selection.selected.has(id) : undefined}
          className={frameClass(index, id === openRow || selection?.selected.has(id) === true)}
          style={{ transform: `translateY(${(virtualizer.measurementsCache[index]?.start ?? 0) - margin}px)` }}
        >
          {selection?.cell(id)}
          <Row id={id} index={index} columns={columns} open={id === openRow} small={small} />
          {id === openRow && panel ? <PanelBox onHeight={setPanelHeight}>{panel(id)}</PanelBox> : null}
        </GridBox>
      ))}
    </GridBox>
  );
}
