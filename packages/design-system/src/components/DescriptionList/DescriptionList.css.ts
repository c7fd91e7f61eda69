import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { steps } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

/** Printed lists all look the same: ruled rows, in two columns where they fit, so that facts can be ticked off. */
const sheet = {
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(75mm, 100%), 1fr))',
      columnGap: '8mm',
      rowGap: 0,
    },
  },
} as const;
const sheetRow = {
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: '3mm',
      alignItems: 'baseline',
      paddingBlock: '1mm',
      borderBlockStart: 0,
      borderBlockEnd: `0.5pt solid ${vars.border}`,
      // Avoid a page break between a name and its value.
      breakInside: 'avoid',
    },
  },
} as const;
const sheetName = { '@media': { print: { ...typeStyle('body'), color: vars.text1 } } } as const;
const sheetValue = { '@media': { print: { textAlign: 'start' } } } as const;

export const layout = {
  rows: componentStyle({ display: 'grid', gap: steps[2], minWidth: 0, ...sheet }, 'rows'),
  ends: componentStyle({ display: 'grid', gap: steps[1], minWidth: 0, ...sheet }, 'ends'),
  columns: componentStyle(
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      gap: steps[4],
      minWidth: 0,
      ...sheet,
    },
    'columns',
  ),
} as const;
export const item = {
  rows: componentStyle(
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 5fr)',
      gap: steps[3],
      alignItems: 'baseline',
      minWidth: 0,
      ...sheetRow,
    },
    'item-rows',
  ),
  ends: componentStyle(
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: steps[3],
      alignItems: 'baseline',
      minWidth: 0,
      ...sheetRow,
    },
    'item-ends',
  ),
  columns: componentStyle({ minWidth: 0, ...sheetRow }, 'item-columns'),
} as const;
export const ruled = componentStyle(
  {
    borderBlockStart: `1px solid ${vars.hairline}`,
    paddingBlockStart: steps[2],
    '@media': { print: { borderBlockStart: 0, paddingBlockStart: '1mm' } },
  },
  'ruled',
);
export const name = {
  rows: componentStyle({ color: vars.text2, ...sheetName }, 'name-rows'),
  ends: componentStyle({ color: vars.text2, ...sheetName }, 'name-ends'),
  columns: componentStyle({ ...typeStyle('small'), color: vars.text2, ...sheetName }, 'name-columns'),
} as const;
const valueRule = { minWidth: 0, overflowWrap: 'anywhere' } as const;
export const value = {
  rows: componentStyle(valueRule, 'value-rows'),
  ends: componentStyle({ ...valueRule, textAlign: 'end', ...sheetValue }, 'value-ends'),
  columns: componentStyle(valueRule, 'value-columns'),
} as const;
