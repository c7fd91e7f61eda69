import type { TableColumn } from './Table.props.ts';

/** Which columns have to leave so that the rest fits into `width` px: by their `leaves`, least first, equal ones together. */
export function leavingColumns(
  columns: readonly TableColumn[],
  widths: Readonly<Record<string, number>>,
  hidden: readonly string[],
  width: number,
): readonly string[] {
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  let needed = shown.reduce(
    (sum, column) => sum + (column.grows ? column.width : (widths[column.id] ?? column.width)),
    0,
  );
  const gone: string[] = [];
  const ranks = [...new Set(shown.flatMap(({ leaves }) => leaves ?? []))].sort((a, b) => a - b);
  for (const rank of ranks) {
    if (needed <= width) break;
    for (const column of shown) {
      if (column.leaves !== rank) continue;
      needed -= widths[column.id] ?? column.width;
      gone.push(column.id);
    }
  }
  return gone;
}

/** `grid-template-columns` of head and rows: px, and one column that takes the rest. Each begins at a line named `c-<id>`. */
export function columnTemplate(columns: readonly TableColumn[], widths: Readonly<Record<string, number>>): string {
  return columns
    .map((column) => {
      const px = widths[column.id] ?? column.width;
      return `[c-${column.id}] ${column.grows ? `minmax(${px}px, 1fr)` : `${px}px`}`;
    })
    .join(' ');
}

/** The limits of a width that the user may choose, in px. */
export const columnWidths = { least: 40, most: 640 } as const;

export function limitWidth(px: number): number {
  return Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, px)));
}
