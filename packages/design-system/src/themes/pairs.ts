import type { ThemeTokens } from './tokens.ts';

type Token = keyof ThemeTokens;

/** A colour that can stand on a ground, and how far apart they must be. `wash` lies between the two. */
export interface ContrastPair {
  text: Token;
  ground: Token;
  wash?: Token;
  least: 4.5 | 3;
}

const surfaces = ['surface0', 'surface1', 'surface2', 'surface3'] as const satisfies readonly Token[];
const rowGrounds = ['stripe', 'hover', 'selected'] as const satisfies readonly Token[];
const softs = [
  'accentSoft',
  'positiveSoft',
  'warningSoft',
  'criticalSoft',
  'infoSoft',
] as const satisfies readonly Token[];
const texts = ['text1', 'text2', 'text3'] as const satisfies readonly Token[];
const states = ['positive', 'warning', 'critical', 'info'] as const;
const charts = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6', 'chart7', 'chart8'] as const;

function pairs(least: 4.5 | 3, text: readonly Token[], grounds: readonly Token[], wash?: Token): ContrastPair[] {
  return text.flatMap((t) => grounds.map((ground) => ({ text: t, ground, least, ...(wash ? { wash } : {}) })));
}

/**
 * Every pair of text (4.5) or graphic (3) and ground that a component can produce. The contrast test holds the themes to it, and a
 * customiser can hold a user's own theme to it (THEME-03).
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, texts, [...surfaces, ...rowGrounds, 'field']),
  // A quantity at rest, on every ground a row can have.
  ...pairs(4.5, ['text1', 'text3'], ['surface1', 'stripe', 'hover', 'selected'], 'cellFill'),
  ...pairs(4.5, ['text1', 'text2', 'accentText'], softs),
  ...pairs(4.5, ['text1'], ['selection']),
  ...pairs(4.5, ['accentText', ...states], [...surfaces, ...rowGrounds, 'field']),
  ...states.flatMap((state) => pairs(4.5, [state], [`${state}Soft`])),
  ...pairs(4.5, ['onAccent'], ['accent']),
  ...pairs(4.5, ['onPositive'], ['positive']),
  ...pairs(4.5, ['onWarning'], ['warning']),
  ...pairs(4.5, ['onCritical'], ['critical']),
  ...pairs(4.5, ['onInfo'], ['info']),
  ...pairs(4.5, ['onHead'], ['head']),
  ...pairs(4.5, ['onChrome', 'onChrome2'], ['chrome']),
  ...pairs(4.5, ['onChromeField', 'onChromeField2'], ['chromeField']),
  ...pairs(4.5, ['onStrip', 'onStrip2'], ['strip']),
  ...pairs(4.5, ['onTab', 'text2', 'text3'], ['tabOn']),
  ...pairs(4.5, ['ink', 'inkDim'], ['surface1', 'surface2', 'surface3']),
  // In a table head the ring takes `onHead`: a head may be as dark as a header while its page is white, and no one ring suits both.
  // The ring of the header's search field stands outside it, on the header.
  ...pairs(3, ['focus'], [...surfaces, ...rowGrounds, 'field', 'chrome', 'strip', 'tabOn']),
  ...pairs(3, ['fieldLine'], [...surfaces, ...rowGrounds, 'field']),
  ...pairs(3, ['accent'], [...surfaces, 'selected', 'field']),
  ...pairs(3, charts, ['surface1', 'surface2']),
  ...pairs(3, ['tabMark'], ['tabOn']),
];
