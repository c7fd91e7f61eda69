/** Elements a text may be. */
export const textElements = ['span', 'p', 'div', 'b', 'strong', 'em', 's', 'small', 'dt', 'dd', 'time'] as const;

export type TextElement = (typeof textElements)[number];

/** Side on which the text stands; numbers stand at the end. */
export const textAligns = { start: 'start', end: 'end', center: 'center' } as const;

export type TextAlign = keyof typeof textAligns;
