import { layers, media, spacing, steps, vars, widgetStyle } from '@portal/design-system/css';
import { globalStyle } from '@vanilla-extract/css';

/** A printable page within the portal. */
export const screen = widgetStyle(
  {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    background: vars.surface1,
    color: vars.text1,
    '@media': { print: { overflow: 'visible', background: 'none' } },
  },
  'screen',
);
export const inside = widgetStyle(
  {
    maxWidth: '1000px',
    marginInline: 'auto',
    padding: `${spacing.pad} ${steps[6]} ${steps[12]}`,
    '@media': { [media.small]: { paddingInline: steps[4] }, print: { maxWidth: 'none', padding: 0 } },
  },
  'inside',
);
/** Actions, shown on screen only. */
export const tools = widgetStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: steps[3],
    marginBlockEnd: steps[8],
    '@media': { print: { display: 'none' } },
  },
  'tools',
);

/** Prints the sheet alone and at full length, without the surrounding portal. */
const onPaper = 'html[data-sheet]';
globalStyle(
  `${onPaper} :is(header, nav, aside, footer, [role="status"], [role="alert"]):not(main *), ${onPaper} body > :not(#root)`,
  { '@layer': { [layers.widgets]: { '@media': { print: { display: 'none' } } } } },
);
globalStyle(`${onPaper}, ${onPaper} body, ${onPaper} #root, ${onPaper} #root div:not(main *)`, {
  '@layer': {
    [layers.widgets]: {
      '@media': {
        print: {
          display: 'block',
          position: 'static',
          height: 'auto',
          minHeight: 0,
          maxWidth: 'none',
          overflow: 'visible',
          background: 'none',
        },
      },
    },
  },
});
