import { useMemo, useState } from 'react';
import type { within } from 'storybook/test';
import { DemoSource } from './demo-source.ts';
import { OrderTable } from './OrderTable.tsx';

export interface OrderTableDemoProps {
  readonly lines: number;
  readonly open?: number;
  readonly width?: string;
  readonly lockedReason?: string | null;
  readonly showMinusQuantity?: boolean;
  readonly powerUser?: boolean;
  readonly onRemedy?: (id: string, remedy: string) => void;
  readonly onPastEnd?: () => void;
  /** Number of a line whose view throws. */
  readonly broken?: number;
  readonly onRowError?: (id: string, error: unknown) => void;
  /** The lines, in place of generated ones. A story sets it before each run, because the previous run edited its own. */
  source?: DemoSource;
}

const format = { number_format: 1, currency_format: 1 } as const;

/** An order with one line that fails to render, as with unexpected data. */
class BrokenSource extends DemoSource {
  constructor(count: number, broken: number) {
    super(count);
    const id = this.lineIds()[broken - 1];
    const line = this.line;
    this.line = (line_id) => {
      if (line_id === id) throw new Error('no such price type');
      return line(line_id);
    };
  }
}

/** The order table with an in-memory order, at window height. */
export function OrderTableDemo(props: OrderTableDemoProps) {
  const {
    lines,
    open,
    width,
    lockedReason = null,
    showMinusQuantity = false,
    powerUser,
    onPastEnd,
    broken,
    onRowError,
  } = props;
  const source = useMemo(
    () => props.source ?? (broken ? new BrokenSource(lines, broken) : new DemoSource(lines)),
    [props.source, lines, broken],
  );
  const [openLine, setOpen] = useState(open === undefined ? null : (source.lineIds()[open] ?? null));
  return (
    <div style={{ height: '100vh', width, display: 'flex', flexDirection: 'column' }}>
      <OrderTable
        source={source}
        warehouseName="Sydney"
        spacing="medium"
        format={format}
        showIcons
        showMinusQuantity={showMinusQuantity}
        powerUser={powerUser}
        lockedReason={lockedReason}
        openLine={openLine}
        panel={(id) => <div style={{ padding: 24 }}>The panel of {source.line(id)?.line.stock_code}</div>}
        onQuantity={source.quantity}
        onStep={source.step}
        onRemedy={(id, remedy) => {
          props.onRemedy?.(id, remedy);
          source.remedy(id, remedy);
        }}
        onRemove={source.remove}
        onDelete={source.delete}
        onOpen={setOpen}
        onPastEnd={onPastEnd}
        onRowError={onRowError}
      />
    </div>
  );
}

type Canvas = ReturnType<typeof within>;
export const quantity = (canvas: Canvas, line: number) =>
  canvas.getByRole('textbox', { name: `Quantity, line ${line}` });
export const rowOf = (element: HTMLElement) => {
  const row = element.closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error('not in a row');
  return row;
};
export const rowWith = (canvas: Canvas, text: string) => rowOf(canvas.getByText(text));
