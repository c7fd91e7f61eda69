import { globalStyle } from '@vanilla-extract/css';
import { codeFamily, fontFamily, fontFeatures, typeStyle } from './props/type.ts';
import { vars } from './themes/contract.css.ts';
import { layers } from './themes/layers.css.ts';

type Rule = Parameters<typeof globalStyle>[1];
const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } });

// Does not match ::before and ::after: a universal pseudo-element rule makes the browser compute a style for each of them.
reset('*', { boxSizing: 'border-box' });
reset('html, body', { margin: 0, minHeight: '100%' });
reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });
reset('body', {
  ...typeStyle('body'),
  fontFamily,
  fontFeatureSettings: fontFeatures,
  letterSpacing: '-.003em',
  color: vars.text1,
  background: vars.surface0,
  WebkitFontSmoothing: 'antialiased',
});
reset('code, pre, samp', { fontFamily: codeFamily, fontFeatureSettings: 'normal', letterSpacing: 'normal' });
reset('button, input, select, textarea', {
  font: 'inherit',
  fontFeatureSettings: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
reset('button', { border: 0, background: 'none', padding: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('h1, h2, h3, h4, p, dl, dd, ul, ol, figure, blockquote, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  listStyle: 'none',
  font: 'inherit',
});
reset('svg', { display: 'block', flex: 'none' });
reset('img', { maxWidth: '100%' });
// Browsers that support ::search-text also inherit selection styles, so the rule for the root is enough there. A rule for every element
// would make them compute one more style per element, a tenth of the cost of a theme change.
const selection = { background: vars.selection, color: vars.text1 };
reset(':root::selection', selection);
reset('::selection', { '@supports': { 'not selector(::search-text)': selection } });
reset(':focus-visible', { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' });
reset('[hidden]', { display: 'none !important' });
reset('kbd', {
  ...typeStyle('count'),
  fontFamily,
  fontWeight: 500,
  display: 'inline-block',
  minWidth: '18px',
  padding: '0 4px',
  textAlign: 'center',
  border: '1px solid color-mix(in oklab, currentColor 32%, transparent)',
  borderRadius: vars.rS,
});
