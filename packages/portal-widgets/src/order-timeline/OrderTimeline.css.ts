import { media, spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const bar = widgetStyle(
  {
    flex: 'none',
    display: 'flex',
    // The actions stand below a list that needs the whole width.
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '16px',
    padding: `12px ${spacing.pad}`,
    borderBottom: `1px solid ${vars.hairline}`,
    '@media': { [media.small]: { flexDirection: 'column' } },
  },
  'timeline',
);
export const list = widgetStyle(
  {
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '12px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.small]: { flexDirection: 'column', flexWrap: 'nowrap', rowGap: 0, width: '100%' } },
  },
  'list',
);
/** The line to the next point; each point draws its own. */
const lineTo = (style: 'solid' | 'dashed', colour: string) =>
  widgetStyle(
    {
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          top: '5px',
          left: '16px',
          right: '6px',
          borderTop: `2px ${style} ${colour}`,
          '@media': {
            [media.small]: {
              top: '16px',
              bottom: '-2px',
              left: '4px',
              right: 'auto',
              borderTop: 0,
              borderLeft: `2px ${style} ${colour}`,
            },
          },
        },
      },
    },
    style,
  );
export const solid = lineTo('solid', vars.accent);
export const dashed = lineTo('dashed', vars.border);
export const point = widgetStyle(
  {
    position: 'relative',
    flex: '1 1 120px',
    maxWidth: '190px',
    display: 'grid',
    alignContent: 'start',
    paddingInlineEnd: '12px',
    lineHeight: '18px',
    '@media': { [media.small]: { flex: 'none', maxWidth: 'none', padding: '0 0 12px 20px' } },
  },
  'point',
);
const dotRule = {
  width: '10px',
  height: '10px',
  marginBlock: '1px 6px',
  borderRadius: '50%',
  '@media': { [media.small]: { position: 'absolute', left: 0, top: '3px', margin: 0 } },
} as const;
export const dot = widgetStyle({ ...dotRule, background: vars.accent }, 'dot');
export const ring = widgetStyle({ ...dotRule, border: `1.5px solid ${vars.text3}` }, 'ring');
export const title = widgetStyle({ fontWeight: 600 }, 'title');
export const futureTitle = widgetStyle({ fontWeight: 550, color: vars.text2 }, 'futureTitle');
export const when = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'when');
export const detail = widgetStyle({ ...typeStyle('small'), color: vars.text1 }, 'detail');
export const actions = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: '8px' }, 'actions');
