/** Choices below each other, or in a row where labels are short. */
export const radioFlows = { column: 'column', row: 'row' } as const;

export type RadioFlow = keyof typeof radioFlows;
