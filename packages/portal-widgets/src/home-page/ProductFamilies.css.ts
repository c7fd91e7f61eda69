import { appStyle, media, motion, steps, typeStyle, vars } from '@portal/design-system/css';

const narrow = 'screen and (max-width: 1100px)';
const line = `1px solid ${vars.hairline}`;

export const section = appStyle({
  maxWidth: '1248px',
  margin: '0 auto',
  padding: '72px 24px 80px',
  '@media': { [media.small]: { padding: '48px 16px 56px' } },
});
export const head = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginBottom: steps[5],
});
export const aside = appStyle({ color: vars.text2, fontSize: '14px', lineHeight: '20px' });
export const grid = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: `1px solid ${vars.border}`,
  borderBottom: `1px solid ${vars.border}`,
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const cell = appStyle({
  ...typeStyle('public'),
  display: 'block',
  padding: `${steps[5]} ${steps[5]} 18px`,
  borderLeft: line,
  transition: `background ${motion.d1} ${motion.easeOut}`,
  selectors: {
    'a&:hover': { background: vars.hover },
    '&:nth-child(4n+1)': { borderLeft: 0 },
    '&:nth-child(n+5)': { borderTop: line },
  },
  '@media': {
    [narrow]: { selectors: { '&:nth-child(odd)': { borderLeft: 0 }, '&:nth-child(n+3)': { borderTop: line } } },
    [media.small]: { padding: '12px 10px 14px' },
  },
});
export const field = appStyle({ display: 'block', height: '140px', '@media': { [media.small]: { height: '92px' } } });
export const name = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: steps[2],
  marginTop: steps[3],
  fontWeight: 600,
});
export const count = appStyle({ ...typeStyle('body'), fontWeight: 400, color: vars.text2 });
export const fact = appStyle({
  ...typeStyle('body'),
  display: 'block',
  minHeight: '20px',
  color: vars.text2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.small]: { display: 'none' } },
});
