import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { type ThemeTokens, tokenNames } from './tokens.ts';

/** Higher specificity than theme rules and a user's theme on the root, because system settings win. */
const over = ':root:root';
const strong = (values: Partial<Record<keyof ThemeTokens, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([token, value]) => [vars[token as keyof ThemeTokens], `${value} !important`]),
  );
const systemRule = (media: string, selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: { '@media': { [media]: rule } } } });

const more = '(prefers-contrast: more)';
// Receding text becomes full text, and all lines become visible.
systemRule(more, over, {
  vars: strong({
    text3: vars.text2,
    onChrome2: vars.onChrome,
    onChromeField2: vars.onChromeField,
    onStrip2: vars.onStrip,
    border: vars.fieldLine,
    hairline: `color-mix(in oklab, ${vars.fieldLine} 70%, transparent)`,
    chromeLine: vars.onChrome,
    cellLine: vars.fieldLine,
    linkLine: 'underline',
  }),
});
systemRule(more, ':focus-visible', { outlineWidth: '3px !important' });

const forced = '(forced-colors: active)';
const every = (names: readonly (keyof ThemeTokens)[], value: string) =>
  Object.fromEntries(names.map((name) => [name, value])) as Partial<Record<keyof ThemeTokens, string>>;
const all = Object.keys(tokenNames) as (keyof ThemeTokens)[];
const named = (pattern: RegExp) => all.filter((name) => pattern.test(name));
// The browser repaints text and backgrounds by itself. The tokens follow for everything else that uses them.
systemRule(forced, over, {
  vars: strong({
    ...every(
      named(
        /^(surface|positiveSoft|warningSoft|criticalSoft|infoSoft|accentSoft|onPositive|onWarning|onCritical|onInfo)/,
      ),
      'Canvas',
    ),
    ...every(named(/^(text|onHead|onChrome|onStrip|onTab|ink|positive$|warning$|critical$|info$)/), 'CanvasText'),
    // Forced colours have only a few distinct colours, so series can repeat; a chart's values are in its table too.
    chart1: 'Highlight',
    chart2: 'CanvasText',
    chart3: 'LinkText',
    chart4: 'GrayText',
    chart5: 'VisitedText',
    chart6: 'ActiveText',
    chart7: 'ButtonText',
    chart8: 'FieldText',
    ...every(named(/^(stripe|hover|pressed|selected|head|chrome|strip|tabOn|chromeField)$/), 'Canvas'),
    ...every(
      ['border', 'chromeLine', 'tabEdge', 'positiveLine', 'warningLine', 'criticalLine', 'infoLine', 'accentLine'],
      'CanvasText',
    ),
    hairline: 'GrayText',
    field: 'Field',
    fieldLine: 'FieldText',
    ...every(['accent', 'accentHover', 'accentPressed', 'focus', 'selection', 'tabMark'], 'Highlight'),
    onAccent: 'HighlightText',
    accentText: 'LinkText',
    cellFill: 'transparent',
    cellLine: 'FieldText',
    linkLine: 'underline',
    noticeRule: '1px',
  }),
});
// Keeps backgrounds that carry meaning.
systemRule(
  forced,
  'input[type="checkbox"], [role="checkbox"], [role="radio"], [role="switch"], [role="meter"], [role="progressbar"], [role="slider"], [role="tab"][aria-selected="true"]',
  { forcedColorAdjust: 'none' },
);
systemRule(
  forced,
  '[data-highlighted], [role="option"][aria-selected="true"], [aria-current]:not([aria-current="false"], li)',
  {
    outline: '2px solid Highlight !important',
    outlineOffset: '-2px !important',
  },
);
// Shadows are not painted: an outline keeps the edge of floating panels visible.
systemRule(forced, '[role$="dialog"], [role="menu"], [role="listbox"]', {
  outline: '1px solid CanvasText !important',
});
