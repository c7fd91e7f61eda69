import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media, steps } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';
import type { PhoneNavRow } from './PhoneNav.props.ts';

const navFor = (row: PhoneNavRow) =>
  componentStyle(
    {
      display: 'grid',
      alignContent: 'start',
      gap: steps[1],
      padding: `${spacing.pad} ${steps[2]}`,
      minWidth: 0,
      '@media': {
        [media[row]]: {
          display: 'flex',
          overflowX: 'auto',
          padding: `${steps[2]} ${steps[4]}`,
          borderBlockEnd: `1px solid ${vars.border}`,
        },
      },
    },
    `nav-${row}`,
  );
export const nav = { small: navFor('small'), medium: navFor('medium') } as const;

const titleFor = (row: PhoneNavRow) =>
  componentStyle(
    {
      ...typeStyle('body'),
      padding: `${steps[1]} ${steps[3]}`,
      fontWeight: 650,
      '@media': { [media[row]]: { display: 'none' } },
    },
    `title-${row}`,
  );
export const title = { small: titleFor('small'), medium: titleFor('medium') } as const;

export const link = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: '36px',
    padding: `${steps[1]} ${steps[3]}`,
    borderRadius: vars.rM,
    color: vars.text2,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.text1, background: vars.hover },
      '&[aria-current]': { color: vars.text1, background: vars.selected, fontWeight: 550 },
    },
    '@media': {
      // The whole height is a touch target.
      '(pointer: coarse)': { minHeight: '44px' },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  'link',
);
