/** Width below which the links form one row: 760 px (`small`) or 1120 px (`medium`). */
export const phoneNavRows = ['small', 'medium'] as const;

export type PhoneNavRow = (typeof phoneNavRows)[number];
