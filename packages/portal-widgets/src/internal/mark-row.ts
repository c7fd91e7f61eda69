/** Rules for a row with an icon, text beside it and actions at the end. */
export const markedRow = {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  columnGap: '8px',
  alignItems: 'start',
} as const;

/** As high as the first line of text, so that icons and actions are centred on it. */
export const besideFirstLine = { display: 'flex', height: '20px', alignItems: 'center' } as const;
