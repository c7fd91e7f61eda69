import { spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

/** Container queries on the selector's own width: it is used in a drawer, on a page and in a single column. */
const narrow = '(max-width: 899.98px)';

const root = {
  ...typeStyle('body'),
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: vars.surface1,
  color: vars.text1,
} as const;
/** Fills the available height; the filters and the results scroll separately. */
export const filling = widgetStyle({ ...root, flex: '1 1 auto', minHeight: 0, height: '100%' }, 'filling');
export const flowing = widgetStyle(root, 'flowing');

export const bar = widgetStyle(
  { flex: 'none', display: 'flex', padding: `12px ${spacing.pad}`, borderBottom: `1px solid ${vars.hairline}` },
  'bar',
);
const sheet = {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: '1 1 auto',
  minHeight: 0,
  minWidth: 0,
} as const;
export const body = widgetStyle({ ...sheet, gridTemplateColumns: 'minmax(0, 1fr)' }, 'body');
export const withColumn = widgetStyle(
  {
    ...sheet,
    gridTemplateColumns: '264px minmax(0, 1fr)',
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'withColumn',
);
export const column = widgetStyle(
  {
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `8px ${spacing.pad}`,
    borderInlineEnd: `1px solid ${vars.hairline}`,
    '@container': { [narrow]: { display: 'none' } },
  },
  'column',
);
export const narrowOnly = widgetStyle(
  { display: 'none', '@container': { [narrow]: { display: 'contents' } } },
  'narrowOnly',
);
export const results = widgetStyle({ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }, 'results');
export const toolbar = widgetStyle(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 16px',
    minHeight: spacing.bar,
    padding: `4px ${spacing.pad}`,
  },
  'toolbar',
);
export const total = widgetStyle({ fontWeight: 550, whiteSpace: 'nowrap' }, 'total');
export const close = widgetStyle({ color: vars.text2, whiteSpace: 'nowrap' }, 'close');
export const said = widgetStyle({ color: vars.text2, flex: '1 1 0', minWidth: 0 }, 'said');
export const choices = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', marginInlineStart: 'auto' },
  'choices',
);
export const waiting = widgetStyle({ padding: spacing.pad }, 'waiting');

export const compare = widgetStyle(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: `8px ${spacing.pad}`,
    borderTop: `1px solid ${vars.border}`,
    background: vars.surface2,
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
  },
  'compare',
);
export const compareWords = widgetStyle(
  { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'compareWords',
);
