import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { GridBox } from './grid-box.ts';
import { PanelBox } from './PanelBox.tsx';
import { PaintedBody, type RowPainter } from './painted-body.ts';
import { SlotPool } from './slots.ts';
import * as css from './Table.css.ts';
import type { RowsProps } from './TableBody.tsx';

/** Rows that a painter writes: React renders their body and the open panel, and has no part in scrolling. */
export function PaintedRows(props: RowsProps & { readonly painter: RowPainter }) {
  const { rowIds, columns, painter, openRow, panel, small, printing, layout, virtualizer, changed } = props;
  const { setPanelHeight, keepInPlace } = layout;
  const name = useId();
  const body = useRef<HTMLDivElement>(null);
  const painted = useRef<PaintedBody>(null);
  const [pool] = useState(() => new SlotPool());
  const [openFrame, setOpenFrame] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (!body.current) return;
    painted.current = new PaintedBody(body.current, painter, name);
    return () => painted.current?.end();
  }, [painter, name]);
  useLayoutEffect(() => {
    const show = () => {
      if (!painted.current) return;
      const margin = virtualizer.options.scrollMargin;
      const rows = printing
        ? rowIds.map((id, index) => ({ slot: index, id, index }))
        : pool.assign(
            virtualizer.getVirtualItems().map(({ index }) => index),
            rowIds,
          );
      const made = painted.current.show({
        rows,
        columns,
        openRow: printing ? null : openRow,
        small,
        printing,
        settled: !virtualizer.isScrolling,
        height: virtualizer.getTotalSize(),
        startOf: (index) => (virtualizer.measurementsCache[index]?.start ?? 0) - margin,
      });
      setOpenFrame(printing ? null : painted.current.frameOf(openRow));
      if (small) {
        for (const frame of made) virtualizer.measureElement(frame as HTMLDivElement);
        virtualizer.measureElement(null);
      }
      keepInPlace(virtualizer);
    };
    changed.current = (moving) => (moving ? flushSync(show) : show());
    show();
  });
  return (
    <>
      <GridBox ref={body} role="rowgroup" data-body={printing ? undefined : ''} className={printing ? '' : css.body} />
      {openFrame && openRow !== null && panel
        ? createPortal(
            <PanelBox key={openRow} onHeight={setPanelHeight}>
              {panel(openRow)}
            </PanelBox>,
            openFrame,
          )
        : null}
    </>
  );
}
