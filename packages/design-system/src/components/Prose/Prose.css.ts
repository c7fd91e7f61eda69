import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../internal/layer-style.ts';
import { type TypeSize, typeStyle } from '../../props/type.ts';
import { vars } from '../../themes/contract.css.ts';
import { layers } from '../../themes/layers.css.ts';

export const prose = componentStyle(
  { ...typeStyle('public'), color: vars.text1, maxWidth: '68ch', overflowWrap: 'anywhere' },
  'prose',
);
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} ${selector}`, { '@layer': { [layers.components]: rule } });

within('> * + *', { marginTop: '12px' });
const headings: readonly (readonly [string, TypeSize])[] = [
  ['h1', 'section'],
  ['h2', 'title'],
  ['h3', 'public'],
  ['h4', 'public'],
];
for (const [tag, size] of headings) within(tag, { ...typeStyle(size), fontWeight: vars.titleWeight });
within('> * + :is(h1, h2, h3, h4)', { marginTop: '28px' });
within('a', { color: vars.accentText, textDecorationLine: 'underline' });
within(':is(strong, b)', { fontWeight: 620 });
within('ul', { listStyle: 'disc', paddingInlineStart: '22px' });
within('ol', { listStyle: 'decimal', paddingInlineStart: '22px' });
within('li + li', { marginTop: '4px' });
within('blockquote', { borderInlineStart: `3px solid ${vars.border}`, paddingInlineStart: '16px', color: vars.text2 });
within(':is(code, kbd)', { fontSize: '13px' });
within('pre', { padding: '12px', overflowX: 'auto', background: vars.surface2, borderRadius: vars.rM });
within('hr', { border: 0, height: '1px', background: vars.border });
within('table', { borderCollapse: 'collapse', width: '100%' });
within(':is(th, td)', { textAlign: 'start', padding: '6px 12px 6px 0', borderBottom: `1px solid ${vars.hairline}` });
