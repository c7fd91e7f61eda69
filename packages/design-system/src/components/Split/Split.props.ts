/** Panes beside each other, or one above the other. */
export const splitFlows = { row: 'row', column: 'column' } as const;
export type SplitFlow = keyof typeof splitFlows;

/** The pane whose size is set; the other takes the rest. */
export const splitSides = { start: 'start', end: 'end' } as const;
export type SplitSide = keyof typeof splitSides;
