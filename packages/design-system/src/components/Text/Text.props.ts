/** Elements that Text can render. */
export const textElements = ['span', 'p', 'div', 'b', 'strong', 'em', 's', 'small', 'dt', 'dd', 'time'] as const;

export type TextElement = (typeof textElements)[number];

/** Text alignment; numbers are aligned to the end. */
export const textAligns = { start: 'start', end: 'end', center: 'center' } as const;

export type TextAlign = keyof typeof textAligns;
