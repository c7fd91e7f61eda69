import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

const screenRule = {
  ...typeStyle('public'),
  flex: 1,
  // Keeps the footer below the window from the start, so that it does not jump when the content has loaded.
  minHeight: 'calc(100dvh - 48px)',
  width: '100%',
  margin: '0 auto',
} as const;
export const screen = appStyle({
  ...screenRule,
  maxWidth: '1248px',
  padding: '40px 24px 80px',
  '@media': { [media.small]: { padding: '24px 16px 56px' } },
});
/** With the buying panel. On a phone its button covers the foot of the window. */
export const buyerScreen = appStyle({
  ...screenRule,
  maxWidth: '1648px',
  padding: '24px 24px 80px',
  '@media': { [media.small]: { padding: '20px 16px 96px' } },
});
export const tabs = appStyle({ ...typeStyle('body'), marginTop: steps[8] });

export const quiet = appStyle({ color: vars.text2 });
export const unknown = appStyle({ display: 'grid', gap: steps[4], justifyItems: 'start' });
export const near = appStyle({ ...typeStyle('body'), width: '100%', borderTop: `1px solid ${vars.border}` });
export const nearRow = appStyle({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr) minmax(0, 1fr)',
  gap: steps[4],
  padding: '10px 0',
  borderBottom: `1px solid ${vars.hairline}`,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' } },
});
export const screenTitle = appStyle({ marginBottom: steps[5] });
export const search = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: steps[2],
  marginBlock: `${steps[5]} ${steps[4]}`,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const body = appStyle({ ...typeStyle('body'), marginTop: steps[4] });
