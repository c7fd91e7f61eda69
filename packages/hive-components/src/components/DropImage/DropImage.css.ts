import { motion, vars, widgetStyle } from '@portal/design-system/css';

export const drop = widgetStyle({ borderBlock: `1px solid ${vars.hairline}`, marginBlockStart: '-1px' });
export const summary = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minBlockSize: '48px',
  paddingBlock: '8px',
  paddingInline: '4px',
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { background: vars.hover } },
});
export const arrow = widgetStyle({
  flex: 'none',
  color: vars.text2,
  transition: `rotate ${motion.d1} ${motion.easeInOut}`,
  selectors: { [`${drop}[open] &`]: { rotate: '180deg' } },
});
export const body = widgetStyle({
  display: 'grid',
  gap: '16px 24px',
  alignItems: 'start',
  paddingBlock: '8px 24px',
  paddingInline: '4px',
});
export const beside = widgetStyle({
  '@container': { '(width >= 640px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const picture = widgetStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'var(--height)',
  objectFit: 'cover',
  borderRadius: vars.rM,
  background: vars.surface2,
});
