import { globalStyle } from '@vanilla-extract/css';
import { motion } from '../motion/contract.css.ts';
import { typeStyle } from '../props/type.ts';
import { spacing } from '../spacing/contract.css.ts';
import { media } from '../spacing/spacing.ts';
import { vars } from '../themes/contract.css.ts';
import { layers } from '../themes/layers.css.ts';
import { componentStyle } from './layer-style.ts';

/** Control and label in a row, with the hint below the label. */
export const row = componentStyle(
  {
    // In a form Radix places an invisible native input over the control.
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    minHeight: '24px',
    cursor: 'pointer',
    '@media': { [media.small]: { minHeight: spacing.ctl } },
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.text2 } },
  },
  'row',
);
/**
 * The hidden input that Radix renders for forms. Its style attribute is blocked by the content security policy on a server-rendered page
 * until the script has loaded.
 */
globalStyle(`${row} > input[aria-hidden="true"]`, {
  '@layer': { [layers.components]: { position: 'absolute', margin: 0, opacity: 0, pointerEvents: 'none' } },
});
export const readOnly = componentStyle({ cursor: 'default' }, 'readOnly');
/** The label includes the gap and has the height of the row, so that all of it can be clicked. */
export const words = componentStyle(
  {
    alignSelf: 'stretch',
    display: 'grid',
    alignContent: 'center',
    minWidth: 0,
    paddingInlineStart: '8px',
    overflowWrap: 'anywhere',
    cursor: 'inherit',
  },
  'words',
);
const beneath = { ...typeStyle('small'), gridColumn: 2, paddingInlineStart: '8px' } as const;
export const hint = componentStyle({ ...beneath, color: vars.text2 }, 'hint');
export const error = componentStyle(
  { ...beneath, color: vars.critical, display: 'flex', alignItems: 'center', gap: '6px' },
  'error',
);
export const groupError = componentStyle(
  { ...typeStyle('small'), color: vars.critical, display: 'flex', alignItems: 'center', gap: '6px' },
  'groupError',
);

const box = {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  cursor: 'inherit',
  border: `1px solid ${vars.fieldLine}`,
  background: vars.field,
  transition: `background ${motion.d1} ${motion.easeOut}`,
} as const;

/** A symbol cut out of the accent by a mask, so that it has the colour of text on the accent. */
const figure = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'%3E%3Cpath d='${path}' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E") center / 12px no-repeat`;

const on = { background: vars.accent, borderColor: vars.accent, color: vars.onAccent };

export const checkbox = componentStyle(
  {
    ...box,
    width: '16px',
    height: '16px',
    borderRadius: `min(${vars.rS}, 4px)`,
    selectors: {
      '&[data-state="checked"], &[data-state="indeterminate"]': on,
      '&:disabled': { borderStyle: 'dashed' },
      '&[aria-invalid="true"]': { borderColor: vars.critical },
    },
  },
  'checkbox',
);
export const tick = componentStyle(
  {
    width: '12px',
    height: '12px',
    background: 'currentColor',
    selectors: {
      '&[data-state="checked"]': { mask: figure('m2.6 6.3 2.3 2.2 4.5-5') },
      '&[data-state="indeterminate"]': { mask: figure('M2.6 6h6.8') },
    },
  },
  'tick',
);

export const radio = componentStyle(
  {
    ...box,
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    selectors: {
      '&[data-state="checked"]': on,
      '&:disabled': { borderStyle: 'dashed' },
      '[role="radiogroup"][aria-invalid="true"] &': { borderColor: vars.critical },
    },
  },
  'radio',
);
export const dot = componentStyle(
  { width: '6px', height: '6px', borderRadius: '50%', background: 'currentColor' },
  'dot',
);

export const toggle = componentStyle(
  {
    ...box,
    justifyItems: 'start',
    width: '30px',
    height: '18px',
    padding: '0 2px',
    borderRadius: '9px',
    selectors: {
      '&[data-state="checked"]': on,
      '&:disabled': { borderStyle: 'dashed' },
    },
  },
  'toggle',
);
export const thumb = componentStyle(
  {
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    background: vars.fieldLine,
    transition: `translate ${motion.d1} ${motion.easeInOut}`,
    selectors: {
      '&[data-state="checked"]': { background: 'currentColor', translate: '12px 0' },
      '[dir="rtl"] &[data-state="checked"]': { translate: '-12px 0' },
    },
  },
  'thumb',
);

export const group = componentStyle({ display: 'flex', flexDirection: 'column', gap: '4px' }, 'group');
export const legend = componentStyle(
  { ...typeStyle('small'), color: vars.text2, padding: 0, marginBottom: '4px' },
  'legend',
);

export const flow = {
  column: componentStyle({ display: 'flex', flexDirection: 'column', gap: '4px' }, 'column'),
  row: componentStyle({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' }, 'row'),
} as const;
export const groupHint = componentStyle({ ...typeStyle('small'), color: vars.text2 }, 'groupHint');
