import { layers, motion, vars, widgetStyle } from '@portal/design-system/css';
import { globalStyle } from '@vanilla-extract/css';
import { rich } from '../../rich/Rich.css.ts';
import { backdrop } from '../../styles/backdrop.css.ts';
import { pageRoom } from '../../styles/common.css.ts';

export const block = widgetStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'var(--wrap)' as 'wrap',
  flexDirection: 'var(--flow)' as 'row',
  justifyContent: 'var(--along)',
  alignItems: 'var(--across)',
  textAlign: 'var(--text)' as 'start',
  color: 'inherit',
  background: 'var(--background)',
  paddingBlock: 'var(--pad-block)',
  paddingInline: 'var(--pad-inline)',
  marginBlock: 'var(--out-block)',
  marginInline: 'var(--out-inline)',
  minInlineSize: 0,
});
export const row = widgetStyle({ columnGap: '24px', rowGap: '8px' });
/** The block's icon, before its content. */
export const icon = widgetStyle({ flex: 'none', marginBlockStart: '1px', color: vars.accentText });
export const iconed = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'start',
});
/** Side by side, sharing the width; wraps where there is not enough room. */
export const shares = widgetStyle({});
export const chosen = widgetStyle({ color: 'var(--text-1)' });
export const sticky = widgetStyle({ position: 'sticky', insetBlockStart: 0, zIndex: 2, alignSelf: 'start' });

/** Centred text column with margins on both sides. */
export const root = widgetStyle({
  display: 'grid',
  gridTemplateColumns:
    '[full-start] minmax(var(--gutter), 1fr) [text-start] minmax(0, 1200px) [text-end] minmax(var(--gutter), 1fr) [full-end]',
  alignItems: 'start',
});
export const full = widgetStyle({
  gridColumn: 'full',
  paddingInline: 'max(var(--gutter), (100% - 1200px) / 2)',
});

/** A linked block, styled the same in drafts, where no link covers it: the text below the title is muted. */
export const leads = widgetStyle({});
/** A picture that is content, unlike one behind it. */
const foreground = `img:not(${backdrop} > img)`;
/** Covers the block so that all of it is the link; controls in the block stay above it. */
export const link = widgetStyle({ position: 'absolute', inset: 0, zIndex: 1 });
export const linked = widgetStyle({
  selectors: {
    [`&:has(${foreground}):has(> ${link}:hover)`]: { background: vars.hover },
    // Drawn inside: neighbours may be close, and the container may clip an outline.
    [`&:has(> ${link}:focus-visible)`]: { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
  },
});
globalStyle(`${linked} :is(a, button, summary, input):not(${link})`, {
  '@layer': { [layers.widgets]: { position: 'relative', zIndex: 2 } },
});

const within = (parent: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${parent} > *`, { '@layer': { [layers.widgets]: rule } });
globalStyle(`${leads} ${rich}`, { '@layer': { [layers.widgets]: { color: vars.text2 } } });
const inIconed = (selector: string, gridColumn: string) =>
  globalStyle(`${iconed} > ${selector}`, { '@layer': { [layers.widgets]: { gridColumn } } });
inIconed(`:not(${icon}, ${link}, ${backdrop})`, '2');
// The title shares a line with what follows, which moves to the other end.
const heads = `${row}:not(${shares}) > :is(h1, h2, h3, h4)`;
globalStyle(heads, { '@layer': { [layers.widgets]: { flex: '1 1 auto', alignSelf: 'baseline' } } });
globalStyle(`${heads} ~ *`, { '@layer': { [layers.widgets]: { alignSelf: 'baseline' } } });
globalStyle(`${row}:has(> h3, > h4)`, { '@layer': { [layers.widgets]: { columnGap: '8px' } } });
// Without a picture the title shows that the block is a link.
const lead = `${leads}:not(:has(${foreground})) > :is(h2, h3, h4)`;
globalStyle(lead, {
  '@layer': { [layers.widgets]: { display: 'flex', justifyContent: 'space-between', gap: '16px' } },
});
globalStyle(`${lead}::after`, {
  '@layer': {
    [layers.widgets]: {
      content: ['"→"', '"→" / ""'],
      fontWeight: 400,
      letterSpacing: 0,
      color: vars.text3,
      transition: `translate ${motion.d1} ${motion.easeOut}`,
    },
  },
});
globalStyle(`[dir="rtl"] ${lead}::after`, { '@layer': { [layers.widgets]: { scale: '-1 1' } } });
globalStyle(`${leads}:has(> ${link}:hover) > :is(h2, h3, h4)::after`, {
  '@layer': { [layers.widgets]: { translate: '4px 0' } },
});
within(block, { minInlineSize: 0 });
within(shares, { flex: '1 1 min(100%, 240px)' });
within(root, { gridColumn: 'text' });
globalStyle(`${root} > ${backdrop}`, { '@layer': { [layers.widgets]: { gridColumn: '1 / -1' } } });
globalStyle(`${root} > ${full}`, { '@layer': { [layers.widgets]: { gridColumn: 'full', marginInline: 0 } } });
// A full-width background reaches the header and the footer.
// Drawn over the page margin: a :has() rule on the page would cause layout again while the HTML streams in.
globalStyle(`${root} > ${full}:first-child`, {
  '@layer': { [layers.widgets]: { marginBlockStart: `-${pageRoom.above}` } },
});
globalStyle(`${root} > ${full}:last-child`, {
  '@layer': { [layers.widgets]: { marginBlockEnd: `-${pageRoom.below}` } },
});
