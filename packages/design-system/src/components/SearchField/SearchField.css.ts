import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const frame = componentStyle({ position: 'relative', width: '100%', minWidth: 0 }, 'frame');

export const box = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minWidth: 0,
    selectors: { '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' } },
  },
  'box',
);

export const look = {
  chrome: componentStyle(
    {
      height: '32px',
      background: vars.chromeField,
      color: vars.onChromeField,
      borderRadius: vars.rM,
      vars: { '--faint': vars.onChromeField2 },
      '@media': {
        [media.small]: { height: '44px' },
        '(forced-colors: active)': { border: `1px solid ${vars.fieldLine}` },
      },
    },
    'chrome',
  ),
  field: componentStyle(
    {
      height: spacing.ctl,
      background: vars.field,
      color: vars.text1,
      border: `1px solid ${vars.fieldLine}`,
      borderRadius: vars.rM,
      vars: { '--faint': vars.text3 },
    },
    'field',
  ),
  cell: componentStyle(
    {
      height: `calc(${spacing.row} - 2px)`,
      background: vars.field,
      color: vars.text1,
      boxShadow: `inset 0 0 0 1px ${vars.fieldLine}`,
      borderRadius: vars.rS,
      fontWeight: 550,
      vars: { '--faint': vars.text3 },
      selectors: { '&:has(input:focus-visible)': { outlineOffset: '-1px' } },
      '@media': {
        [media.small]: { height: '44px' },
        // The border is an inset shadow, which forced colours remove.
        '(forced-colors: active)': { border: `1px solid ${vars.fieldLine}` },
      },
    },
    'cell',
  ),
} as const;

export const icon = componentStyle(
  { flex: 'none', paddingInlineStart: '10px', color: 'var(--faint)', display: 'flex' },
  'icon',
);

/** Contains the input and, behind its text, the suggested completion. */
export const text = componentStyle(
  { position: 'relative', flex: '1 1 0', minWidth: 0, height: '100%', display: 'flex', alignItems: 'center' },
  'text',
);

export const input = componentStyle(
  {
    width: '100%',
    minWidth: 0,
    height: '100%',
    padding: '0 8px',
    border: 0,
    background: 'none',
    fontWeight: 'inherit',
    appearance: 'none',
    textOverflow: 'ellipsis',
    position: 'relative',
    selectors: {
      '&::placeholder': { color: 'var(--faint)', opacity: 1, fontWeight: 400 },
      '&:focus-visible': { outline: 'none' },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '@media': { [media.small]: { fontSize: '16px' } },
  },
  'input',
);

export const ghost = componentStyle(
  {
    position: 'absolute',
    insetInline: 0,
    paddingInline: '8px',
    pointerEvents: 'none',
    whiteSpace: 'pre',
    overflow: 'hidden',
    color: 'var(--faint)',
    fontWeight: 400,
    '@media': { [media.small]: { fontSize: '16px' } },
  },
  'ghost',
);
export const ghostTyped = componentStyle({ visibility: 'hidden', fontWeight: 550 }, 'ghostTyped');

export const hint = componentStyle(
  { flex: 'none', paddingInlineEnd: '8px', color: 'var(--faint)', display: 'flex' },
  'hint',
);

export const panel = componentStyle(
  {
    position: 'absolute',
    insetInlineStart: 0,
    top: 'calc(100% + 4px)',
    zIndex: 40,
    minWidth: '100%',
    maxWidth: 'calc(100vw - 24px)',
    // `--list-room` is set around a field whose list opens upwards.
    maxHeight: 'min(70vh, 560px, var(--list-room, 560px))',
    overflowY: 'auto',
    padding: '4px',
    background: vars.surface3,
    color: vars.text1,
    borderRadius: vars.rM,
    boxShadow: vars.shadow,
  },
  'panel',
);

export const option = componentStyle(
  {
    minHeight: spacing.row,
    padding: '4px 8px',
    borderRadius: vars.rS,
    cursor: 'pointer',
    display: 'flex',
    alignItems: 'center',
    selectors: { '&[aria-selected="true"]': { background: vars.selected } },
    '@media': { [media.small]: { minHeight: '44px' } },
  },
  'option',
);

export const group = componentStyle({ ...typeStyle('small'), color: vars.text2, padding: '6px 8px 2px' }, 'group');
export const said = componentStyle({ ...typeStyle('small'), color: vars.text2, padding: '6px 8px' }, 'said');
export const panelUp = componentStyle({ top: 'auto', bottom: 'calc(100% + 4px)' }, 'panelUp');
