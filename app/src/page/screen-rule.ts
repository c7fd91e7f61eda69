import { media, steps, typeStyle, vars } from '@portal/design-system/css';

/** A screen that fills the shell and scrolls inside. A rule, not a class: each screen's styles stay in its own file. */
export const screenRule = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  background: vars.surface1,
  color: vars.text1,
} as const;

/** A text page that scrolls with the window, as wide as the public pages. */
export const wordsRule = {
  flex: 1,
  width: '100%',
  maxWidth: '1248px',
  marginInline: 'auto',
  padding: '72px 24px 80px',
  '@media': { [media.small]: { padding: '40px 16px 56px' } },
} as const;

/** A page of tools and texts, limited to a readable line length. */
export const toolRule = {
  flex: 1,
  width: '100%',
  maxWidth: '1000px',
  marginInline: 'auto',
  padding: '40px 24px 80px',
  color: vars.text1,
  '@media': { [media.small]: { padding: '24px 16px 56px' } },
} as const;

/** Lead paragraph of such a page. */
export const toolLeadRule = {
  ...typeStyle('body'),
  color: vars.text2,
  marginBlock: `${steps[2]} ${steps[6]}`,
} as const;
