import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const palette = componentStyle(
  {
    position: 'fixed',
    zIndex: 31,
    insetInline: 0,
    top: '12vh',
    marginInline: 'auto',
    width: '600px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'min(520px, 76vh)',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    background: vars.surface3,
    color: vars.text1,
    borderRadius: vars.rL,
    boxShadow: vars.shadow,
    '@media': { [media.small]: { top: 0, maxWidth: '100vw', width: '100%', maxHeight: '100dvh', borderRadius: 0 } },
  },
  'palette',
);
export const head = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '48px',
    paddingInline: '14px',
    borderBlockEnd: `1px solid ${vars.border}`,
    color: vars.text3,
    // The caret shows the focus; the palette has its own border.
    selectors: { '&:has(input:focus-visible)': { borderBlockEndColor: vars.focus } },
  },
  'head',
);
export const crumb = componentStyle(
  {
    ...typeStyle('small'),
    flex: 'none',
    maxWidth: '40%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: '2px 8px',
    borderRadius: vars.rS,
    background: vars.accentSoft,
    color: vars.accentText,
    fontWeight: 550,
  },
  'crumb',
);
export const input = componentStyle(
  {
    flex: '1 1 auto',
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: '15px',
    color: vars.text1,
    appearance: 'none',
    selectors: {
      '&::placeholder': { color: vars.text3, opacity: 1 },
      '&:focus-visible': { outline: 'none' },
    },
    '@media': { [media.small]: { fontSize: '16px' } },
  },
  'input',
);
export const list = componentStyle(
  { flex: '1 1 auto', minHeight: 0, overflowY: 'auto', padding: '4px', scrollPaddingBlock: '32px' },
  'list',
);
export const group = componentStyle({ ...typeStyle('small'), color: vars.text2, padding: '8px 10px 2px' }, 'group');
export const option = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '36px',
    paddingInline: '10px',
    borderRadius: vars.rM,
    cursor: 'pointer',
    color: vars.text1,
    selectors: { '&[aria-selected="true"]': { background: vars.selected } },
    '@media': { [media.small]: { minHeight: '44px' } },
  },
  'option',
);
export const icon = componentStyle({ flex: 'none', display: 'flex', width: '16px', color: vars.text2 }, 'icon');
export const label = componentStyle(
  { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'label',
);
export const mark = componentStyle(
  {
    background: 'none',
    color: vars.accentText,
    fontWeight: 650,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  'mark',
);
export const note = componentStyle(
  {
    ...typeStyle('small'),
    color: vars.text2,
    flex: '0 9 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'note',
);
export const end = componentStyle(
  { marginInlineStart: 'auto', flex: 'none', display: 'flex', gap: '4px', color: vars.text2, alignItems: 'center' },
  'end',
);
export const flip = componentStyle({ display: 'flex', selectors: { '[dir="rtl"] &': { rotate: '180deg' } } }, 'flip');
export const nothing = componentStyle({ padding: '16px 10px', color: vars.text2 }, 'nothing');
export const foot = componentStyle(
  {
    ...typeStyle('small'),
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 14px',
    minHeight: '32px',
    padding: '4px 14px',
    borderBlockStart: `1px solid ${vars.hairline}`,
    color: vars.text2,
  },
  'foot',
);
export const hint = componentStyle(
  { display: 'flex', alignItems: 'center', gap: '5px', '@media': { [media.small]: { display: 'none' } } },
  'hint',
);
export const count = componentStyle({ marginInlineStart: 'auto' }, 'count');
