import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usedCss } from './used-css.ts';

const html = '<main class="a"><p class="b c">x</p></main>';

test('HIVE-17 a page brings the rules of its own classes alone, in their order, within the layers and queries they stand in', () => {
  const css = [
    '@layer reset, widgets;',
    '@layer widgets{.a{color:red}.z{color:blue}.a .z{top:0}.b.c{left:0}.z,.c{right:0}}',
    '@media (width<600px){@layer widgets{.z{top:1px}}}',
    '@media (width<600px){@layer widgets{.b{top:1px}}}',
    '.a:not(.z):is(.y,.b):hover{top:2px}',
    '[data-waits]{display:none}',
    'p{margin:0}',
    '@keyframes turn{from{rotate:0deg}to{rotate:1turn}}',
  ].join('');
  expect(usedCss(css, html)).toBe(
    [
      '@layer reset, widgets;',
      '@layer widgets{.a{color:red}.b.c{left:0}.z,.c{right:0}}',
      '@media (width<600px){@layer widgets{.b{top:1px}}}',
      '.a:not(.z):is(.y,.b):hover{top:2px}',
      '[data-waits]{display:none}',
      'p{margin:0}',
      '@keyframes turn{from{rotate:0deg}to{rotate:1turn}}',
    ].join(''),
  );
});

test('brackets, semicolons and quotes in texts and comments end nothing', () => {
  const css = `.a::before{content:"}.z{;\\"'"}/* } .z{ */.z{background:url("a;b}c")}.c{color:red}`;
  expect(usedCss(css, html)).toBe(`.a::before{content:"}.z{;\\"'"}/* } .z{ */.c{color:red}`.replace('/* } .z{ */', ''));
});

test('with every class there the style sheet stays as it is; a broken one ends', () => {
  const rule = fc.constantFrom(
    '.a{color:red}',
    '.b:hover{top:0}',
    '@layer x{.c{left:0}}',
    '@media print{p{top:0}}',
    '@layer x;',
  );
  fc.assert(
    fc.property(fc.array(rule), (rules) => {
      expect(usedCss(rules.join(''), html)).toBe(rules.join(''));
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('.', 'a', '{', '}', '"', ';', '@', '(', ')', '\\', '/', '*', ',') }),
      (css) => {
        expect(typeof usedCss(css, html)).toBe('string');
      },
    ),
  );
});
