import type { TypeSize } from '../../props/type.ts';

/** Visual sizes of a heading, independent of its level. */
export const headingSizes = {
  hero: { type: 'hero', small: 'heroSmall', weight: 620 },
  section: { type: 'section', small: 'section', weight: 600 },
  /** Title of a screen; the theme sets its weight. */
  title: { type: 'title', small: 'title', weight: null },
  public: { type: 'public', small: 'public', weight: 600 },
  body: { type: 'body', small: 'body', weight: 600 },
  small: { type: 'small', small: 'small', weight: 600 },
} as const satisfies Record<string, { type: TypeSize; small: TypeSize; weight: number | null }>;

export type HeadingSize = keyof typeof headingSizes;
