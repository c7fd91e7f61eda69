import { useMemo, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Divider } from '../components/Divider/Divider.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Page } from '../components/Page/Page.tsx';
import { QuantityStepper } from '../components/QuantityStepper/QuantityStepper.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Stat } from '../components/Stat/Stat.tsx';
import { cell, cellEnd, cellRow } from '../components/Table/row.css.ts';
import { Table } from '../components/Table/Table.tsx';
import { fixedColumn, tableColumnHelper } from '../components/Table/table-features.ts';
import { useToast } from '../components/Toast/Toast.tsx';

interface Line {
  readonly code: string;
  readonly description: string;
  readonly pack: number;
  readonly price: number;
  readonly quantity: number;
}

const first: readonly Line[] = [
  { code: 'HXB-12050-88Z', description: 'Hex bolt M12 × 50, zinc', pack: 25, price: 0.542, quantity: 200 },
  { code: 'HXN-12-8Z', description: 'Hex nut M12, zinc', pack: 100, price: 0.118, quantity: 200 },
  { code: 'WSH-12-Z', description: 'Flat washer M12, zinc', pack: 100, price: 0.061, quantity: 400 },
];
const column = tableColumnHelper<Line>();
const amount = (value: number) => value.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const codeOf = ({ code }: Line) => code;
const end = { align: 'end', className: `${cell} ${cellEnd}`, cardClassName: cell } as const;

/** The order screen of the recipe. Needs a ToastProvider around it. */
export function OrderRecipe() {
  const [lines, setLines] = useState(first);
  const toast = useToast();
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('code', {
          header: 'Code',
          size: 140,
          meta: { className: cell, cardClassName: cell },
          cell: ({ getValue }) => getValue(),
        }),
        column.accessor('description', {
          header: 'Description',
          size: 180,
          meta: { grows: true, hideRank: 1, className: cell, cardClassName: cell },
          cell: ({ getValue }) => getValue(),
        }),
        column.display({
          id: 'quantity',
          header: 'Quantity',
          ...fixedColumn(110),
          meta: { align: 'end', className: `${cell} ${cellRow}`, cardClassName: cell },
          cell: ({ row: { original: line } }) => (
            <QuantityStepper
              label={`Quantity of ${line.code}`}
              value={line.quantity}
              increment={line.pack}
              onValueChange={(quantity) =>
                setLines((all) => all.map((each) => (each.code === line.code ? { ...each, quantity } : each)))
              }
            />
          ),
        }),
        column.display({
          id: 'extended',
          header: 'Extended',
          ...fixedColumn(90),
          meta: end,
          cell: ({ row: { original: line } }) => amount(line.quantity * line.price),
        }),
      ]),
    [],
  );
  const clear = () => {
    setLines([]);
    toast({ text: `${lines.length} lines removed`, action: { label: 'Undo', onSelect: () => setLines(lines) } });
  };
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  return (
    <>
      <SkipLink target="lines" />
      <Page
        title="PO 48817"
        note="Kestrel Fabrication"
        layout="side"
        sideLabel="Total and delivery"
        actions={
          <Button onClick={clear} reason={lines.length === 0 ? 'There are no lines' : undefined}>
            Remove all lines
          </Button>
        }
        side={
          <Stack gap={4}>
            <Stat label="Total" value={amount(total)} note="excluding GST" />
            <Divider />
            <DescriptionList
              layout="rows"
              items={[
                { name: 'Delivery', value: 'Road, 26 November' },
                { name: 'Lines', value: lines.length },
              ]}
            />
            <Button kind="filled" full reason={lines.length === 0 ? 'There are no lines' : undefined}>
              Confirm order
            </Button>
          </Stack>
        }
      >
        <div id="lines" tabIndex={-1}>
          {lines.length === 0 ? (
            <EmptyState title="No lines yet">Search a part, or paste a list.</EmptyState>
          ) : (
            <Table
              label="Lines"
              columns={columns}
              data={lines}
              getRowId={codeOf}
              rowName={codeOf}
              rowHeight={32}
              headHeight={32}
              scroll="page"
            />
          )}
        </div>
      </Page>
    </>
  );
}
