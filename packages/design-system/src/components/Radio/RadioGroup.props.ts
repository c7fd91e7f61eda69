/** How the choices stand: beneath one another, or beside one another where words are short. */
export const radioFlows = { column: 'column', row: 'row' } as const;

export type RadioFlow = keyof typeof radioFlows;
