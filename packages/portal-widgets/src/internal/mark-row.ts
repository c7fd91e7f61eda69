/** Rules of rows that begin with a mark: words beside it, and at the end what can be done. */
export const markedRow = {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  columnGap: '8px',
  alignItems: 'start',
} as const;

/** As high as the first line of the words: what stands beside it stands in its middle. */
export const besideFirstLine = { display: 'flex', height: '20px', alignItems: 'center' } as const;
