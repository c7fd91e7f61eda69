import { appStyle, media, steps, vars } from '@portal/design-system/css';
import { toolLeadRule, toolRule } from '../../page/screen-rule.ts';

export const screen = appStyle(toolRule);
export const lead = appStyle(toolLeadRule);
export const names = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: steps[2],
  marginBlockEnd: steps[6],
  marginInlineStart: `calc(-1 * ${steps[2]})`,
});
export const name = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  paddingInline: steps[2],
  color: vars.text2,
  borderBlockEnd: '2px solid transparent',
  '@media': { [media.small]: { minHeight: '44px' } },
  selectors: {
    '&:hover': { color: vars.text1 },
    '&[aria-current]': { color: vars.text1, fontWeight: 550, borderBlockEndColor: vars.accent },
  },
});
export const controls = appStyle({ display: 'grid', gap: steps[4], justifyItems: 'start', marginBlock: steps[4] });
