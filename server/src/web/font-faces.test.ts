import { expect, test } from 'vitest';
import { takeFontFiles } from './font-faces.ts';

test('NAV-02 faces in files leave the styles of a page, with what is said of them; those of the device stay', () => {
  const { css, files } = takeFontFiles(
    [
      '.a{color:red}@font-face{font-family:Inter Variable;font-style:normal;font-display:swap;font-weight:100 900;',
      'src:url(/assets/more.woff2)format("woff2-variations");unicode-range:U+100-2BA,U+20A0-20AB}',
      '@font-face{font-family:"Inter Variable";src:url(/assets/latin.woff2)format("woff2");unicode-range:U+??,U+131}',
      '@font-face{font-family:Inter Variable;src:url(data:font/woff2;base64,d09G/+A==)format("woff2");unicode-range:U+2D,U+2010-2011}',
      '@font-face{font-family:Code;src:url(/assets/code.woff2)format("woff2")}',
      '@font-face{font-family:Inter Stand-in;src:local(Arial),local(Roboto)}.b{color:blue}',
    ].join(''),
  );
  expect(css).toBe('.a{color:red}@font-face{font-family:Inter Stand-in;src:local(Arial),local(Roboto)}.b{color:blue}');
  expect(files).toEqual([
    [
      'Inter Variable',
      'url(/assets/more.woff2)format("woff2-variations")',
      { style: 'normal', weight: '100 900', display: 'swap', unicodeRange: 'U+100-2BA,U+20A0-20AB' },
      false,
    ],
    ['Inter Variable', 'url(/assets/latin.woff2)format("woff2")', { unicodeRange: 'U+??,U+131' }, true],
    [
      'Inter Variable',
      'url(data:font/woff2;base64,d09G/+A==)format("woff2")',
      { unicodeRange: 'U+2D,U+2010-2011' },
      true,
    ],
    ['Code', 'url(/assets/code.woff2)format("woff2")', {}, false],
  ]);
});
