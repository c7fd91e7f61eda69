import '../shared/page.css';
import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  createGrid,
  type GridApi,
  type ICellRendererComp,
  type ICellRendererParams,
  ModuleRegistry,
  RowApiModule,
  themeQuartz,
} from 'ag-grid-community';
import { rightAligned } from '../shared/columns-css.ts';
import { run } from '../shared/harness.ts';
import { type BenchLine, columns, money, readQuantity, rowHeight, totalOf, withQuantity } from '../shared/lines.ts';

/**
 * AG Grid without its React wrapper and with only the modules that the table needs: its fastest and smallest form. Updates rows
 * one by one through the row node, all of them by new row data with ids.
 */
ModuleRegistry.registerModules([CellStyleModule, ClientSideRowModelModule, RowApiModule]);

let lines: readonly BenchLine[] = [];
let api: GridApi<BenchLine> | null = null;
const total = document.createElement('div');

class QuantityCell implements ICellRendererComp<BenchLine> {
  private readonly input = document.createElement('input');
  private index = -1;

  init(params: ICellRendererParams<BenchLine>): void {
    this.input.className = 'bench-quantity';
    this.input.addEventListener('input', () => setQuantity(this.index, readQuantity(this.input.value)));
    this.refresh(params);
  }
  getGui(): HTMLElement {
    return this.input;
  }
  refresh({ data }: ICellRendererParams<BenchLine>): boolean {
    if (!data) return false;
    this.index = data.number - 1;
    const text = String(data.quantity);
    if (this.input.value !== text) this.input.value = text;
    return true;
  }
}

class RemoveCell implements ICellRendererComp<BenchLine> {
  private readonly button = document.createElement('button');

  init(): void {
    this.button.className = 'bench-remove';
    this.button.textContent = '×';
    this.button.setAttribute('aria-label', 'Remove');
  }
  getGui(): HTMLElement {
    return this.button;
  }
  refresh(): boolean {
    return true;
  }
}

function setQuantity(index: number, quantity: number): void {
  lines = withQuantity(lines, index, quantity);
  const line = lines[index];
  if (!line) return;
  api?.getRowNode(line.id)?.updateData(line);
  total.textContent = money(totalOf(lines));
}

const columnDefs = columns.map(({ id, name, width, text }): ColDef<BenchLine> => {
  const common: ColDef<BenchLine> = {
    colId: id,
    headerName: name,
    valueGetter: ({ data }) => (data ? text(data) : ''),
    type: rightAligned.has(id) ? 'rightAligned' : undefined,
    ...(width === 0 ? { flex: 1, minWidth: 220 } : { width, minWidth: 30 }),
  };
  if (id === 'quantity') return { ...common, cellRenderer: QuantityCell, suppressKeyboardEvent: () => true };
  if (id === 'remove') return { ...common, cellRenderer: RemoveCell };
  return common;
});

run({
  rows: '.ag-row',
  mount(root, given) {
    lines = given;
    total.id = 'total';
    total.className = 'bench-total';
    total.textContent = money(totalOf(lines));
    const table = document.createElement('div');
    table.className = 'bench-table';
    root.append(total, table);
    document.body.dataset.agThemeMode = 'light';
    api = createGrid<BenchLine>(table, {
      theme: themeQuartz.withParams({
        rowHeight,
        headerHeight: rowHeight,
        fontFamily: 'inherit',
        fontSize: 13,
        cellHorizontalPadding: 6,
      }),
      columnDefs,
      defaultColDef: { sortable: false, resizable: true },
      getRowId: ({ data }) => data.id,
      rowData: [...lines],
      rowHeight,
      headerHeight: rowHeight,
    });
  },
  setLines(next) {
    lines = next;
    api?.setGridOption('rowData', [...next]);
    total.textContent = money(totalOf(lines));
  },
  setTheme(dark) {
    document.body.dataset.agThemeMode = dark ? 'dark' : 'light';
  },
  scroller: () => document.querySelector('.ag-grid-viewport'),
  quantity: (index) => document.querySelector(`.ag-row[row-index="${index}"] .bench-quantity`),
});
