import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)', gap: steps[5] } as const;
export const head = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateAreas: '"levels levels" "picture title" "picture facts"',
  gap: `${steps[3]} ${steps[12]}`,
  alignItems: 'start',
  '@media': {
    [media.small]: {
      ...oneColumn,
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"levels" "title" "picture" "facts"',
    },
  },
});
/** With the buying panel. Below 1120 px it follows the picture. */
export const buyerHead = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 396px',
  gridTemplateRows: 'auto auto auto 1fr',
  gridTemplateAreas: '"levels buying" "title buying" "picture buying" "facts buying"',
  gap: `${steps[4]} ${steps[6]}`,
  alignItems: 'start',
  '@media': {
    [media.medium]: {
      ...oneColumn,
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"levels" "title" "picture" "buying" "facts"',
    },
  },
});
export const levels = appStyle({ ...typeStyle('small'), gridArea: 'levels', minWidth: 0 });
export const title = appStyle({ gridArea: 'title', display: 'grid', gap: steps[1], minWidth: 0 });
export const buying = appStyle({ gridArea: 'buying', minWidth: 0 });
export const picture = appStyle({
  gridArea: 'picture',
  minWidth: 0,
  padding: steps[6],
  background: vars.surface1,
  border: `1px solid ${vars.hairline}`,
  borderRadius: vars.rM,
  '@media': { [media.small]: { padding: steps[3] } },
});
export const facts = appStyle({ gridArea: 'facts', display: 'grid', gap: steps[3], minWidth: 0 });
export const code = appStyle({ ...typeStyle('body'), fontWeight: 600, color: vars.text2 });
export const note = appStyle({ ...typeStyle('body') });
export const text = appStyle({ ...typeStyle('body') });
export const notes = appStyle({
  ...typeStyle('body'),
  padding: `${steps[2]} ${steps[3]}`,
  background: vars.infoSoft,
  borderRadius: vars.rM,
});
export const notesTitle = appStyle({ ...typeStyle('small'), fontWeight: 600 });
export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: steps[2], marginTop: steps[2] });
