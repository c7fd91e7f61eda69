import '../shared/page.css';
import '../shared/plain.css';
import { cellClass, gridTemplate } from '../shared/columns-css.ts';
import { run } from '../shared/harness.ts';
import {
  type BenchLine,
  columns,
  extendedOf,
  money,
  readQuantity,
  rowHeight,
  totalOf,
  withQuantity,
} from '../shared/lines.ts';

/**
 * The practical limit: hand-written rows, a fixed pool of them moved while scrolling, and on a keystroke one text in the row and one
 * above it. No component model, no accessibility beyond roles, no states.
 */
const quantityColumn = columns.findIndex(({ id }) => id === 'quantity');
const extendedColumn = columns.findIndex(({ id }) => id === 'extended');

interface PooledRow {
  readonly element: HTMLElement;
  readonly cells: readonly HTMLElement[];
  readonly input: HTMLInputElement;
  index: number;
  line: BenchLine | null;
}

let lines: readonly BenchLine[] = [];
const pool: PooledRow[] = [];
const total = document.createElement('div');
const scroller = document.createElement('div');
const body = document.createElement('div');

function makeRow(): PooledRow {
  const element = document.createElement('div');
  element.className = 'plain-row';
  element.setAttribute('role', 'row');
  const input = document.createElement('input');
  input.className = 'bench-quantity';
  const cells = columns.map(({ id }) => {
    const cell = document.createElement('div');
    cell.className = cellClass(id);
    cell.setAttribute('role', 'gridcell');
    if (id === 'quantity') cell.append(input);
    if (id === 'remove') cell.innerHTML = '<button class="bench-remove" aria-label="Remove">×</button>';
    element.append(cell);
    return cell;
  });
  const row: PooledRow = { element, cells, input, index: -1, line: null };
  input.addEventListener('input', () => {
    lines = withQuantity(lines, row.index, readQuantity(input.value));
    const line = lines[row.index];
    if (!line) return;
    row.line = line;
    setText(row, extendedColumn, money(extendedOf(line)));
    total.textContent = money(totalOf(lines));
  });
  return row;
}

function setText(row: PooledRow, column: number, text: string): void {
  const cell = row.cells[column];
  if (!cell) return;
  const node = cell.firstChild;
  if (node instanceof Text) {
    if (node.data !== text) node.data = text;
  } else cell.textContent = text;
}

function fill(row: PooledRow, index: number): void {
  const line = lines[index] ?? null;
  if (row.index !== index) {
    row.index = index;
    row.element.style.transform = `translateY(${index * rowHeight}px)`;
  }
  if (row.line === line || !line) return;
  row.line = line;
  columns.forEach(({ id, text }, column) => {
    if (column === quantityColumn) row.input.value = text(line);
    else if (id !== 'remove') setText(row, column, text(line));
  });
}

function show(): void {
  const visible = pool.length;
  const first = Math.max(0, Math.min(lines.length - visible, Math.floor(scroller.scrollTop / rowHeight) - 4));
  for (let index = first; index < first + visible; index += 1) {
    const row = pool[index % visible];
    if (row) fill(row, index);
  }
}

run({
  rows: '.plain-body > .plain-row',
  mount(root, given) {
    lines = given;
    total.id = 'total';
    total.className = 'bench-total';
    total.textContent = money(totalOf(lines));
    scroller.className = 'bench-table plain-scroller';
    scroller.style.setProperty('--columns', gridTemplate);
    const head = document.createElement('div');
    head.className = 'plain-row plain-head';
    for (const { id, name } of columns) {
      const cell = document.createElement('div');
      cell.className = cellClass(id);
      cell.textContent = name;
      head.append(cell);
    }
    body.className = 'plain-body';
    body.style.height = `${lines.length * rowHeight}px`;
    const rows = Math.ceil((innerHeight - 48) / rowHeight) + 8;
    while (pool.length < rows) pool.push(makeRow());
    show();
    body.append(...pool.map((row) => row.element));
    scroller.append(head, body);
    scroller.addEventListener('scroll', show, { passive: true });
    root.append(total, scroller);
  },
  setLines(next) {
    lines = next;
    total.textContent = money(totalOf(lines));
    show();
  },
  setTheme(dark) {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  },
  scroller: () => scroller,
  quantity: (index) => pool.find((row) => row.index === index)?.input ?? null,
});
