/** Panes next to each other, or above each other. */
export const splitFlows = { row: 'row', column: 'column' } as const;
export type SplitFlow = keyof typeof splitFlows;

/** The pane whose size is set; the other fills the rest. */
export const splitSides = { start: 'start', end: 'end' } as const;
export type SplitSide = keyof typeof splitSides;
