import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { DemoSource } from './demo-source.ts';
import { OrderTable } from './OrderTable.tsx';

interface DemoProps {
  readonly lines: number;
  readonly open?: number;
  readonly lockedReason?: string | null;
  readonly showMinusQuantity?: boolean;
  readonly powerUser?: boolean;
  readonly onRowRender?: (id: string) => void;
}

function Demo({ lines, open, lockedReason = null, showMinusQuantity = false, powerUser, onRowRender }: DemoProps) {
  const source = useMemo(() => new DemoSource(lines), [lines]);
  const [openLine, setOpen] = useState(open === undefined ? null : (source.lineIds()[open] ?? null));
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <OrderTable
        source={source}
        warehouseName="Sydney"
        spacing="medium"
        format={{ number_format: 1, currency_format: 1 }}
        showIcons
        showMinusQuantity={showMinusQuantity}
        powerUser={powerUser}
        lockedReason={lockedReason}
        openLine={openLine}
        panel={(id) => <div style={{ padding: 24 }}>The panel of {source.line(id)?.line.stock_code}</div>}
        onQuantity={source.quantity}
        onStep={source.step}
        onRemedy={source.remedy}
        onRemove={source.remove}
        onDelete={source.delete}
        onOpen={setOpen}
        onRowRender={onRowRender}
      />
    </div>
  );
}

const meta = { title: 'Widgets/OrderTable', component: Demo, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Demo
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reference: Story = { args: { lines: 18, open: 4 } };
export const FiveHundred: Story = { args: { lines: 500 } };
