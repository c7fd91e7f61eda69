import { vars } from '@portal/design-system/css';

/** A screen that fills what the shell leaves it and scrolls inside. A rule, not a class: each screen's styles stay in its own file. */
export const screenRule = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  background: vars.surface1,
  color: vars.text1,
} as const;
