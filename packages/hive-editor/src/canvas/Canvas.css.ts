import { appStyle, fontFamily, layers, steps, typeStyle, vars } from '@portal/design-system/css';
import { globalStyle } from '@vanilla-extract/css';

export const canvas = appStyle({
  flex: 1,
  display: 'flex',
  justifyContent: 'safe center',
  gap: steps[4],
  minHeight: 0,
  minWidth: 0,
  overflow: 'auto',
  padding: steps[4],
  background: vars.surface0,
});
export const figure = appStyle({ flex: 'none', margin: 0 });
export const caption = appStyle({
  ...typeStyle('count'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text2,
  marginBlockEnd: steps[1],
});
/** Scaled from the upper left corner, in either writing direction. */
export const clip = appStyle({
  direction: 'ltr',
  overflow: 'hidden',
  border: `1px solid ${vars.border}`,
  background: vars.surface1,
});
export const scaled = appStyle({ transformOrigin: '0 0' });
export const frame = appStyle({ display: 'block', border: 0, background: vars.surface1 });
/** Inside the frame, whose document has the same style sheets. */
export const page = appStyle({
  position: 'relative',
  minBlockSize: '100dvh',
  background: vars.surface1,
  outline: 'none',
  vars: {
    '--drop-text': vars.accentText,
    '--drop-soft': vars.accentSoft,
    '--drop-page': vars.surface1,
    '--drop-line': vars.accent,
  },
});

/** After the selected component. Its plus has the same size at every scale of the page. */
export const line = appStyle({
  position: 'absolute',
  zIndex: 2,
  display: 'grid',
  // The plus is centred on the line, which has no thickness; at its end, so that it does not cover the middle of a low component.
  placeContent: 'center end',
  paddingInlineEnd: 'calc(16px / var(--drawn-at, 1))',
  selectors: { '&[data-upright]': { placeContent: 'end center', paddingInlineEnd: 0 } },
  inlineSize: 0,
  blockSize: 0,
  pointerEvents: 'none',
});
export const plus = appStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'calc(24px / var(--drawn-at, 1))',
  blockSize: 'calc(24px / var(--drawn-at, 1))',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: vars.accent,
  color: vars.onAccent,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' } },
});

globalStyle(`${plus} svg`, {
  '@layer': {
    [layers.app]: { inlineSize: 'calc(14px / var(--drawn-at, 1))', blockSize: 'calc(14px / var(--drawn-at, 1))' },
  },
});

globalStyle(`${page} [data-h]`, { '@layer': { [layers.app]: { cursor: 'default' } } });
globalStyle(`${page} [data-h]:hover:not(:has([data-h]:hover)):not([data-picked])`, {
  '@layer': { [layers.app]: { outline: `1px dashed ${vars.accentLine}`, outlineOffset: '-1px' } },
});
/** Text being edited has its own background and outline. */
globalStyle(`${page} [contenteditable]`, {
  '@layer': { [layers.app]: { cursor: 'text', background: vars.accentSoft, outline: `2px solid ${vars.focus}` } },
});
globalStyle(`${page} [data-h][data-picked]`, {
  '@layer': { [layers.app]: { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' } },
});
/** The text being edited has its own outline. */
globalStyle(`${page} [data-h][data-picked]:has([aria-multiline])`, { '@layer': { [layers.app]: { outline: 'none' } } });
/** The drop position between components: a line above or below. */
globalStyle(`${page} [data-h][data-drop="before"]`, {
  '@layer': { [layers.app]: { boxShadow: `0 -4px 0 0 ${vars.focus}` } },
});
globalStyle(`${page} [data-h][data-drop="after"]`, {
  '@layer': { [layers.app]: { boxShadow: `0 4px 0 0 ${vars.focus}` } },
});
/** The place inside a component or cell, with what will be there. Its own colours, because a page may set others around it. */
globalStyle(`${page} [data-drop="inside"]`, { '@layer': { [layers.app]: { position: 'relative' } } });
globalStyle(`${page} [data-drop="inside"]::after`, {
  '@layer': {
    [layers.app]: {
      ...typeStyle('body'),
      content: 'attr(data-drop-says)',
      position: 'absolute',
      // Higher than a low cell, so that its text is not cut off.
      inset: '0 0 auto',
      minBlockSize: '100%',
      zIndex: 3,
      display: 'grid',
      placeContent: 'center',
      textAlign: 'center',
      whiteSpace: 'pre-line',
      // The page is scaled down; the outlines over it are not.
      fontSize: 'calc(13px / var(--drawn-at, 1))',
      lineHeight: 1.5,
      fontWeight: 550,
      color: 'var(--drop-text)',
      background: 'linear-gradient(var(--drop-soft), var(--drop-soft)), var(--drop-page)',
      border: 'calc(2px / var(--drawn-at, 1)) dashed var(--drop-line)',
    },
  },
});
/** The selected cell, into which the next component goes. */
globalStyle(`${page} [data-chosen]`, {
  '@layer': { [layers.app]: { outline: `2px dashed ${vars.focus}`, outlineOffset: '-2px' } },
});

/** What another person has selected, with the name, which has the same size at every scale of the page. */
globalStyle(`${page} [data-other]`, {
  '@layer': { [layers.app]: { position: 'relative', outline: `2px solid ${vars.chart6}`, outlineOffset: '-2px' } },
});
globalStyle(`${page} [data-other]::after`, {
  '@layer': {
    [layers.app]: {
      content: 'attr(data-other)',
      position: 'absolute',
      zIndex: 3,
      insetBlockStart: 0,
      insetInlineEnd: 0,
      padding: '0 0.6em',
      font: `550 calc(12px / var(--drawn-at, 1))/1.6 ${fontFamily}`,
      color: vars.surface1,
      background: vars.chart6,
      pointerEvents: 'none',
      whiteSpace: 'nowrap',
    },
  },
});
