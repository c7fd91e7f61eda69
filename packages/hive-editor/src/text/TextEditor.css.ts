import { appStyle, layers, steps, typeStyle, vars } from '@portal/design-system/css';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';

/** In the preview frame, around the text. */
export const text = appStyle({ position: 'relative', minBlockSize: '1.6em' });
/** Below dialogs. */
export const toolbar = appStyle({ zIndex: 20, maxInlineSize: 'calc(100vw - 16px)' });
export const slash = appStyle({
  zIndex: 21,
  inlineSize: '240px',
  maxBlockSize: '320px',
  overflow: 'auto',
  padding: steps[1],
  background: vars.surface3,
  color: vars.text1,
  borderRadius: vars.rM,
  boxShadow: vars.shadow,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});
export const option = appStyle({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: steps[2],
  minBlockSize: '32px',
  paddingInline: steps[2],
  borderRadius: vars.rS,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.hover },
    '&[aria-selected="true"]': { background: vars.accentSoft, color: vars.accentText },
  },
});
export const said = appStyle({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden' });

const inside = (selector: string, rule: StyleRule) =>
  globalStyle(`${text} ${selector}`, { '@layer': { [layers.app]: rule } } as Parameters<typeof globalStyle>[1]);

/** Styles that the library needs to place the caret, and those of elements that a page renders differently. */
inside('.ProseMirror', {
  whiteSpace: 'break-spaces',
  overflowWrap: 'break-word',
  background: 'transparent',
  outline: `2px solid ${vars.focus}`,
  outlineOffset: '4px',
  cursor: 'text',
});
inside('.ProseMirror > :first-child', { marginBlockStart: 0 });
inside('.ProseMirror > :last-child', { marginBlockEnd: 0 });
inside('[data-tight] > li > p', { marginBlock: 0 });
inside('.ProseMirror-selectednode', { outline: `2px solid ${vars.focus}` });
inside('.selectedCell', { background: vars.selection });
inside('td, th', { minInlineSize: '60px' });
inside('.ProseMirror-gapcursor', { display: 'none', position: 'absolute', pointerEvents: 'none' });
inside('.ProseMirror-focused .ProseMirror-gapcursor', {
  display: 'block',
  inlineSize: '20px',
  borderBlockStart: `1px solid ${vars.text1}`,
});
