import { spacing, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

/** Below this width of the selector, each part takes two lines. */
const narrow = '(max-width: 719.98px)';

export const set = widgetStyle(
  {
    flex: 'none',
    padding: `${steps[3]} ${spacing.pad}`,
    background: vars.surface2,
    borderBlock: `1px solid ${vars.border}`,
  },
  'matchingSet',
);
export const heading = widgetStyle(
  { ...typeStyle('body'), fontWeight: 600, display: 'flex', flexWrap: 'wrap', gap: '0 12px', marginBottom: steps[1] },
  'heading',
);
export const aside = widgetStyle({ fontWeight: 400, color: vars.text2 }, 'aside');
export const parts = widgetStyle({ ...typeStyle('body'), margin: 0, padding: 0, listStyle: 'none' }, 'parts');
const partRule = {
  display: 'grid',
  alignItems: 'center',
  columnGap: steps[4],
  minHeight: '32px',
  paddingBlock: '4px',
  borderTop: `1px ${vars.rowRule} ${vars.hairline}`,
} as const;
export const part = widgetStyle(
  {
    ...partRule,
    gridTemplateColumns: '150px minmax(0, 1fr) auto',
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"code per" "description description"',
      },
    },
  },
  'part',
);
export const pricedPart = widgetStyle(
  {
    ...partRule,
    gridTemplateColumns: '150px minmax(0, 1fr) 80px 110px 90px',
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"code amount" "description description" "per pieces"',
      },
    },
  },
  'pricedPart',
);
const placed = (area: string) => ({ '@container': { [narrow]: { gridArea: area } } }) as const;
export const code = widgetStyle({ fontWeight: 550, ...placed('code') }, 'code');
export const description = widgetStyle({ minWidth: 0, ...placed('description') }, 'description');
export const perSet = widgetStyle({ color: vars.text2, whiteSpace: 'nowrap', ...placed('per') }, 'perSet');
export const pieces = widgetStyle(
  { color: vars.text2, textAlign: 'end', whiteSpace: 'nowrap', ...placed('pieces') },
  'pieces',
);
export const amount = widgetStyle({ textAlign: 'end', whiteSpace: 'nowrap', ...placed('amount') }, 'amount');
export const foot = widgetStyle(
  {
    ...typeStyle('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${steps[1]} ${steps[3]}`,
    paddingTop: steps[2],
    borderTop: `1px ${vars.rowRule} ${vars.hairline}`,
  },
  'foot',
);
export const facts = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', gap: '0 12px', marginInlineEnd: 'auto' },
  'facts',
);
export const sets = widgetStyle({ width: '84px' }, 'sets');
/** Keeps its width while the prices arrive, so that field and button do not move. */
export const total = widgetStyle({ minWidth: '90px', textAlign: 'end', fontWeight: 600 }, 'total');
