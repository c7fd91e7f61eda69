import { appStyle, layers, steps, typeStyle, vars } from '@portal/design-system/css';
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
/** Drawn smaller from its left upper corner, whatever the direction of the page in it. */
export const clip = appStyle({
  direction: 'ltr',
  overflow: 'hidden',
  border: `1px solid ${vars.border}`,
  background: vars.surface1,
});
export const scaled = appStyle({ transformOrigin: '0 0' });
export const frame = appStyle({ display: 'block', border: 0, background: vars.surface1 });
/** Stands in the frame, whose document gets the same stylesheets. */
export const page = appStyle({ minBlockSize: '100dvh', background: vars.surface1, outline: 'none' });

globalStyle(`${page} [data-h]`, { '@layer': { [layers.app]: { cursor: 'default' } } });
globalStyle(`${page} [data-h]:hover:not(:has([data-h]:hover)):not([data-picked])`, {
  '@layer': { [layers.app]: { outline: `1px dashed ${vars.accentLine}`, outlineOffset: '-1px' } },
});
/** What is written in says so by a ground of its own, beside the cursor. */
globalStyle(`${page} [contenteditable]`, {
  '@layer': { [layers.app]: { cursor: 'text', background: vars.accentSoft, outline: `2px solid ${vars.focus}` } },
});
globalStyle(`${page} [data-h][data-picked]`, {
  '@layer': { [layers.app]: { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' } },
});
/** Where a drop would go: a line above or below, or a frame within; never a colour alone. */
globalStyle(`${page} [data-h][data-drop="before"]`, {
  '@layer': { [layers.app]: { boxShadow: `0 -4px 0 0 ${vars.focus}` } },
});
globalStyle(`${page} [data-h][data-drop="after"]`, {
  '@layer': { [layers.app]: { boxShadow: `0 4px 0 0 ${vars.focus}` } },
});
globalStyle(`${page} [data-h][data-drop="inside"]`, {
  '@layer': { [layers.app]: { outline: `4px dashed ${vars.focus}`, outlineOffset: '-4px' } },
});
