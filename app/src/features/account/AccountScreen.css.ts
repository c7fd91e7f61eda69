import { appStyle, media, spacing, steps, typeStyle, vars } from '@portal/design-system/css';
import { screenRule } from '../../page/screen-rule.ts';

export const screen = appStyle(screenRule);
export const inside = appStyle({
  display: 'grid',
  gap: steps[5],
  maxWidth: '1400px',
  padding: `${spacing.pad} ${steps[6]} ${steps[12]}`,
  '@media': { [media.small]: { padding: `${spacing.pad} ${steps[4]} ${steps[12]}` } },
});
/** A line between sections, but none between the screen's heading and the first section. */
export const section = appStyle({
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.border}`, marginTop: steps[3], paddingTop: steps[4] },
  },
});
export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${steps[1]} ${steps[6]}`,
  marginBottom: steps[4],
});
export const aside = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  alignItems: 'start',
  gap: `${steps[5]} ${steps[8]}`,
  selectors: { '& + &': { marginTop: steps[6] } },
});
export const label = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const accounts = appStyle({ display: 'grid' });
export const account = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr) 120px',
  alignItems: 'center',
  gap: `${steps[1]} ${steps[4]}`,
  minHeight: '40px',
  padding: `${steps[1]} 0`,
  borderBottom: `1px solid ${vars.hairline}`,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const strong = appStyle({ fontWeight: 550 });
export const inUse = appStyle({ ...typeStyle('small'), color: vars.positive, fontWeight: 550 });
/** Section list beside the section; on narrow screens above it, as one scrolling row. */
export const layout = appStyle({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Stays in view beside a long section. */
export const nav = appStyle({
  position: 'sticky',
  insetBlockStart: 0,
  minWidth: 0,
  '@media': { [media.small]: { position: 'static' } },
});
