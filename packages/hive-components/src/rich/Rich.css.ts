import { layers, vars, widgetStyle } from '@portal/design-system/css';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';

/** Text elements that Markdown and HTML may contain, in the design system's typography. */
export const rich = widgetStyle({ maxInlineSize: '72ch', fontSize: 'var(--size, inherit)', lineHeight: 1.6 });
export const scroll = widgetStyle({ overflowX: 'auto', maxInlineSize: '100%', borderRadius: vars.rS });

const inside = (selector: string, rule: StyleRule) =>
  globalStyle(
    selector
      .split(', ')
      .map((each) => `${rich} ${each}`)
      .join(', '),
    // A cast, because the type also allows selectors, which these rules do not use.
    { '@layer': { [layers.widgets]: rule } } as Parameters<typeof globalStyle>[1],
  );

inside('p, ul, ol, dl, pre, blockquote, table, figure, details', { marginBlock: '0 0.8em' });
globalStyle(`${rich} > :last-child`, { '@layer': { [layers.widgets]: { marginBlockEnd: 0 } } });
inside('h1, h2, h3, h4, h5, h6', {
  fontWeight: 620,
  lineHeight: 1.3,
  letterSpacing: '-.014em',
  marginBlock: '1.4em 0.4em',
});
globalStyle(`${rich} > :first-child`, { '@layer': { [layers.widgets]: { marginBlockStart: 0 } } });
inside('h1', { fontSize: '1.75em' });
inside('h2', { fontSize: '1.4em' });
inside('h3', { fontSize: '1.15em' });
inside('a', {
  color: vars.accentText,
  fontWeight: 550,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
});
inside('ul, ol', { paddingInlineStart: '1.4em' });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li', { marginBlock: '0.2em' });
inside('li > ul, li > ol', { marginBlock: '0.2em 0' });
inside('li::marker', { color: vars.text3 });
inside('blockquote', { paddingInlineStart: '1em', borderInlineStart: `3px solid ${vars.border}`, color: vars.text2 });
inside('hr', { border: 0, borderBlockStart: `1px solid ${vars.hairline}`, marginBlock: '1.6em' });
inside('code, kbd, pre', { fontSize: '0.92em' });
inside('code', { background: vars.surface2, borderRadius: vars.rS, paddingInline: '0.3em' });
inside('pre', {
  background: vars.surface2,
  border: `1px solid ${vars.hairline}`,
  borderRadius: vars.rM,
  padding: '12px 16px',
  whiteSpace: 'pre-wrap',
});
inside('pre code', { background: 'none', padding: 0 });
inside('table', { borderCollapse: 'collapse', inlineSize: '100%', textAlign: 'start' });
inside('th', {
  fontWeight: 550,
  color: vars.text2,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.border}`,
  paddingBlock: '6px',
  paddingInline: '0 16px',
});
inside('td', {
  borderBlockEnd: `1px solid ${vars.hairline}`,
  paddingBlock: '6px',
  paddingInline: '0 16px',
  verticalAlign: 'top',
});
inside('img', { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.rM });
inside('dt', { fontWeight: 550 });
inside('dd', { color: vars.text2, marginBlockEnd: '0.5em' });
inside('summary', { fontWeight: 550, cursor: 'pointer', minBlockSize: '24px' });
inside('mark', { background: vars.selection, color: vars.text1 });
inside('del, s', { color: vars.text2 });
