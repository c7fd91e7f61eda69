import { appStyle, media, spacing, steps, typeStyle, vars } from '@portal/design-system/css';
import { screenRule } from '../../page/screen-rule.ts';

export const screen = appStyle(screenRule);
export const inside = appStyle({
  padding: `0 ${steps[4]} ${steps[8]}`,
  '@media': { [media.small]: { paddingInline: steps[3] } },
});
export const head = appStyle({ display: 'flex', alignItems: 'center', gap: steps[4], minHeight: spacing.bar });
export const title = appStyle({ ...typeStyle('title'), fontWeight: vars.titleWeight });
/** Aligns the text with the title. */
export const empty = appStyle({ marginInline: `-${steps[4]}` });
