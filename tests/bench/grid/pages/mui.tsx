import '../shared/page.css';
import { CssBaseline, createTheme, ThemeProvider, useColorScheme } from '@mui/material';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { rightAligned } from '../shared/columns-css.ts';
import { run } from '../shared/harness.ts';
import { type BenchLine, columns, money, readQuantity, rowHeight, totalOf, withQuantity } from '../shared/lines.ts';

/**
 * MUI X Data Grid, community: at most 100 rows a page, so it shows a fifth of the lines. One row is updated through the grid's own
 * `updateRows`, the theme by CSS variables: the faster of the ways that its documentation offers.
 */
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'system-ui, sans-serif', body2: { fontSize: 13 } },
});
// Outside the component: a new object at each render makes the grid reset its state.
const initialState = { pagination: { paginationModel: { pageSize: 100, page: 0 } } };
const pageSizeOptions = [100];

const control: {
  setLines?: (lines: readonly BenchLine[]) => void;
  setTheme?: (dark: boolean) => void;
  setQuantity?: (index: number, quantity: number) => void;
} = {};

const keepKeys = (event: React.KeyboardEvent) => event.stopPropagation();

const columnDefs = columns.map(({ id, name, width, text }): GridColDef<BenchLine> => {
  const common: GridColDef<BenchLine> = {
    field: id,
    headerName: name,
    sortable: false,
    align: rightAligned.has(id) ? 'right' : 'left',
    valueGetter: (_value, line) => text(line),
    ...(width === 0 ? { flex: 1, minWidth: 220 } : { width, minWidth: 30 }),
  };
  if (id === 'quantity') {
    return {
      ...common,
      renderCell: ({ row }) => (
        <input
          className="bench-quantity"
          value={row.quantity}
          onChange={(event) => control.setQuantity?.(row.number - 1, readQuantity(event.target.value))}
          onKeyDown={keepKeys}
        />
      ),
    };
  }
  if (id === 'remove') {
    return {
      ...common,
      renderCell: () => (
        <button type="button" className="bench-remove" aria-label="Remove">
          ×
        </button>
      ),
    };
  }
  return common;
});

function Order({ first }: { readonly first: readonly BenchLine[] }) {
  const [rows, setRows] = useState(first);
  const [total, setTotal] = useState(() => totalOf(first));
  const { setMode } = useColorScheme();
  const grid = useGridApiRef();
  useEffect(() => {
    let lines = first;
    control.setLines = (next) => {
      lines = next;
      setRows(next);
      setTotal(totalOf(next));
    };
    control.setTheme = (dark) => setMode(dark ? 'dark' : 'light');
    control.setQuantity = (index, quantity) => {
      lines = withQuantity(lines, index, quantity);
      const line = lines[index];
      if (line) grid.current?.updateRows([line]);
      setTotal(totalOf(lines));
    };
  }, [first, grid, setMode]);
  return (
    <>
      <div id="total" className="bench-total">
        {money(total)}
      </div>
      <div className="bench-table">
        <DataGrid
          apiRef={grid}
          rows={rows}
          columns={columnDefs}
          rowHeight={rowHeight}
          columnHeaderHeight={rowHeight}
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          hideFooter
          disableRowSelectionOnClick
        />
      </div>
    </>
  );
}

run({
  rows: '.MuiDataGrid-row',
  mount(root, lines) {
    flushSync(() =>
      createRoot(root).render(
        <ThemeProvider theme={theme} defaultMode="light">
          <CssBaseline />
          <Order first={lines} />
        </ThemeProvider>,
      ),
    );
  },
  setLines: (lines) => control.setLines?.(lines),
  setTheme: (dark) => control.setTheme?.(dark),
  scroller: () => document.querySelector('.MuiDataGrid-virtualScroller'),
  quantity: (index) => document.querySelector(`.MuiDataGrid-row[data-rowindex="${index}"] .bench-quantity`),
});
