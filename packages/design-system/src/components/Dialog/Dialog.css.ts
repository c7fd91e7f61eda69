import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';
import { dialogSizes } from './Dialog.props.ts';

export const dialog = componentStyle(
  {
    position: 'fixed',
    zIndex: 31,
    insetInline: 0,
    top: '10vh',
    marginInline: 'auto',
    maxHeight: '80vh',
    maxWidth: 'calc(100vw - 32px)',
    display: 'flex',
    flexDirection: 'column',
    background: vars.surface3,
    color: vars.text1,
    borderRadius: vars.rL,
    boxShadow: vars.shadow,
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': { [media.small]: { top: 'auto', bottom: 0, maxWidth: '100vw', width: '100%', maxHeight: '92vh' } },
  },
  'dialog',
);
export const size = componentVariants(
  dialogSizes,
  (width) => ({ width: `${width}px`, '@media': { [media.small]: { width: '100%' } } }),
  'size-',
);
export const drawer = componentStyle(
  {
    position: 'fixed',
    zIndex: 31,
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '440px',
    maxWidth: '100vw',
    display: 'flex',
    flexDirection: 'column',
    background: vars.surface3,
    color: vars.text1,
    boxShadow: vars.shadow,
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': { [media.small]: { width: '100%' } },
  },
  'drawer',
);
const room = '(width >= 900px)';
/** A drawer is a panel next to the page; on a phone it covers the lower half. */
export const beside = componentStyle(
  {
    borderInlineStart: `1px solid ${vars.border}`,
    '@media': {
      [room]: { boxShadow: 'none' },
      [media.small]: { insetBlock: 'auto 0', height: '50dvh', borderTop: `1px solid ${vars.border}` },
    },
  },
  'beside',
);
/** On the page's body while such a drawer is open. */
export const besideClass = componentStyle({ '@media': { [room]: { paddingInlineEnd: '440px' } } }, 'besideClass');
export const head = componentStyle(
  { display: 'flex', alignItems: 'flex-start', gap: '12px', padding: '16px 12px 8px 20px', paddingInline: '20px 12px' },
  'head',
);
export const words = componentStyle({ flex: '1 1 0', minWidth: 0 }, 'words');
export const description = componentStyle({ color: vars.text2, marginTop: '2px' }, 'description');
export const body = componentStyle(
  {
    padding: '8px 20px 20px',
    overflowY: 'auto',
    flex: '1 1 auto',
    minHeight: 0,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
  'body',
);
export const foot = componentStyle(
  {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '8px',
    padding: '12px 20px',
    borderTop: `1px solid ${vars.hairline}`,
    '@media': { [media.small]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
  },
  'foot',
);
