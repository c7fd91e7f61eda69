import { appStyle, media, steps, vars } from '@portal/design-system/css';

export const notes = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(160px, 260px) minmax(0, 560px)',
  gap: `${steps[3]} ${steps[5]}`,
  marginTop: steps[4],
  paddingTop: steps[3],
  borderTop: `1px solid ${vars.hairline}`,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Line breaks of the source are preserved. */
export const source = appStyle({
  gridColumn: '1 / -1',
  margin: 0,
  color: vars.text2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
