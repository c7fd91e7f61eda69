/** Pages in the order of the printed table: the floor first, ours second, peers after. */
export const pages = [
  { id: 'floor', name: 'Floor (rows by hand)', entry: 'floor.ts', packages: [] },
  { id: 'ours', name: 'Order table, states and notes', entry: 'ours.tsx', packages: [] },
  { id: 'ours-plain', name: 'Order table, plain lines', entry: 'ours-plain.tsx', packages: [] },
  {
    id: 'tanstack',
    name: 'TanStack Table + Virtual',
    entry: 'tanstack.tsx',
    packages: ['@tanstack/react-table', '@tanstack/react-virtual'],
  },
  { id: 'react-data-grid', name: 'react-data-grid', entry: 'react-data-grid.tsx', packages: ['react-data-grid'] },
  { id: 'ag-grid', name: 'AG Grid Community', entry: 'ag-grid.ts', packages: ['ag-grid-community'] },
  { id: 'mui', name: 'MUI X Data Grid (100 rows)', entry: 'mui.tsx', packages: ['@mui/x-data-grid'] },
];
