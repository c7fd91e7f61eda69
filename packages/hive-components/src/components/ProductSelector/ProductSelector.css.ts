import { layers, vars, widgetStyle } from '@portal/design-system/css';
import { globalStyle } from '@vanilla-extract/css';
import { chosen } from '../Block/Block.css.ts';

export const selector = widgetStyle({ minInlineSize: 0, minBlockSize: '44px' });
export const links = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  color: vars.text2,
  // The interactive selector has been mounted.
  selectors: { '[data-part="selector"]:not(:empty) + &': { display: 'none' } },
});

/** Search bar only: one field with its button inside. */
export const bar = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '52px',
  maxInlineSize: '452px',
  marginBlockStart: '20px',
  paddingBlock: '5px',
  paddingInline: '16px 5px',
  borderRadius: vars.rM,
  vars: {
    '--bar': vars.surface1,
    '--bar-ink': vars.text1,
    '--bar-press': vars.accent,
    '--bar-on-press': vars.onAccent,
  },
  background: 'var(--bar)',
  color: 'var(--bar-ink)',
  boxShadow: `inset 0 0 0 1px ${vars.fieldLine}`,
  selectors: { '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' } },
});
// Inverted on a custom background, so that it contrasts with any colour.
globalStyle(`${chosen} ${bar}`, {
  '@layer': {
    [layers.widgets]: {
      vars: {
        '--bar': vars.text1,
        '--bar-ink': vars.surface1,
        '--bar-press': vars.surface1,
        '--bar-on-press': vars.text1,
      },
      boxShadow: 'none',
    },
  },
});
export const glass = widgetStyle({ flex: 'none' });
export const field = widgetStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: '40px',
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  selectors: {
    '&::placeholder': { color: 'color-mix(in oklab, var(--bar-ink) 78%, var(--bar))', opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
});
export const find = widgetStyle({
  flex: 'none',
  minBlockSize: '42px',
  paddingInline: '16px',
  borderRadius: vars.rS,
  fontWeight: 550,
  cursor: 'pointer',
  background: 'var(--bar-press)',
  color: 'var(--bar-on-press)',
  selectors: { '&:focus-visible': { outline: '2px solid var(--bar-on-press)', outlineOffset: '-4px' } },
});
