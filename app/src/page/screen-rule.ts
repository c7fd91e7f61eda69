import { media, steps, typeStyle, vars } from '@portal/design-system/css';

/** A screen that fills what the shell leaves it and scrolls inside. A rule, not a class: each screen's styles stay in its own file. */
export const screenRule = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  background: vars.surface1,
  color: vars.text1,
} as const;

/** A page of words that the window scrolls, as wide as the public pages. */
export const wordsRule = {
  flex: 1,
  width: '100%',
  maxWidth: '1248px',
  marginInline: 'auto',
  padding: '72px 24px 80px',
  '@media': { [media.small]: { padding: '40px 16px 56px' } },
} as const;

/** A page of tools and texts, as wide as a long line is still read well. */
export const toolRule = {
  flex: 1,
  width: '100%',
  maxWidth: '1000px',
  marginInline: 'auto',
  padding: '40px 24px 80px',
  color: vars.text1,
  '@media': { [media.small]: { padding: '24px 16px 56px' } },
} as const;

/** The lead paragraph of such a page. */
export const toolLeadRule = {
  ...typeStyle('body'),
  color: vars.text2,
  marginBlock: `${steps[2]} ${steps[6]}`,
} as const;
