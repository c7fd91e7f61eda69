import type { ThemeTokens } from './tokens.ts';

type Token = keyof ThemeTokens;

/** A colour that can stand on a background, and how far apart they must be. */
export interface ContrastPair {
  text: Token;
  background: Token;
  /** Lies between the two: a token's colour, of which `share` (0 to 1) is seen. */
  wash?: Token;
  share?: number;
  /** How much of the text itself is seen, 0 to 1, where it is not all of it. */
  strength?: number;
  least: 4.5 | 3;
}

const surfaces = ['surface0', 'surface1', 'surface2', 'surface3'] as const satisfies readonly Token[];
const rowBackgrounds = ['stripe', 'hover', 'pressed', 'selected'] as const satisfies readonly Token[];
const softs = [
  'accentSoft',
  'positiveSoft',
  'warningSoft',
  'criticalSoft',
  'infoSoft',
] as const satisfies readonly Token[];
const texts = ['text1', 'text2', 'text3'] as const satisfies readonly Token[];
const states = ['positive', 'warning', 'critical', 'info'] as const;
const stateLines = [
  'accentLine',
  'positiveLine',
  'warningLine',
  'criticalLine',
  'infoLine',
] as const satisfies readonly Token[];
const charts = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6', 'chart7', 'chart8'] as const;

type More = Pick<ContrastPair, 'wash' | 'share' | 'strength'>;

function pairs(least: 4.5 | 3, text: readonly Token[], backgrounds: readonly Token[], more: More = {}): ContrastPair[] {
  return text.flatMap((t) => backgrounds.map((background) => ({ text: t, background, least, ...more })));
}

/**
 * Every pair of text (4.5) or graphic (3) and background that a component can produce. The contrast test holds the themes to it, and a
 * customiser can hold a user's own theme to it (THEME-03).
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, texts, [...surfaces, ...rowBackgrounds, 'field']),
  // A quantity at rest, on every background a row can have.
  ...pairs(4.5, ['text1', 'text3'], ['surface1', 'stripe', 'hover', 'selected'], { wash: 'cellFill' }),
  ...pairs(4.5, ['text1', 'text2', 'accentText'], softs),
  ...pairs(4.5, ['text1'], ['selection']),
  ...pairs(4.5, ['accentText', ...states], [...surfaces, ...rowBackgrounds, 'field']),
  ...states.flatMap((state) => pairs(4.5, [state], [`${state}Soft`])),
  ...pairs(4.5, ['onAccent'], ['accent', 'accentHover', 'accentPressed']),
  ...pairs(4.5, ['onPositive'], ['positive']),
  ...pairs(4.5, ['onWarning'], ['warning']),
  ...pairs(4.5, ['onCritical'], ['critical']),
  // The filled critical button under the pointer and pressed.
  ...pairs(4.5, ['onCritical'], ['critical'], { wash: 'text1', share: 0.1 }),
  ...pairs(4.5, ['onCritical'], ['critical'], { wash: 'text1', share: 0.18 }),
  ...pairs(4.5, ['onInfo'], ['info']),
  ...pairs(4.5, ['onHead'], ['head']),
  ...pairs(4.5, ['onChrome', 'onChrome2'], ['chrome']),
  ...pairs(4.5, ['onChromeField', 'onChromeField2'], ['chromeField']),
  // Quiet controls in the header and in the strip, under the pointer.
  ...pairs(4.5, ['onChrome'], ['chrome'], { wash: 'onChrome', share: 0.1 }),
  ...pairs(4.5, ['onStrip'], ['strip'], { wash: 'onStrip', share: 0.1 }),
  ...pairs(4.5, ['onStrip', 'onStrip2'], ['strip']),
  // The cross of a tab under the pointer.
  ...pairs(3, ['onStrip2'], ['strip'], { wash: 'onStrip2', share: 0.14 }),
  ...pairs(3, ['text3'], ['tabOn'], { wash: 'text3', share: 0.14 }),
  // The cross of a line at rest is drawn at three quarters of its strength.
  ...pairs(3, ['text3'], ['surface1', ...rowBackgrounds], { strength: 0.75 }),
  ...pairs(4.5, ['onTab', 'text2', 'text3'], ['tabOn']),
  ...pairs(4.5, ['ink', 'inkDim'], ['surface1', 'surface2', 'surface3']),
  // In a table head the ring takes `onHead`: a head may be as dark as a header while its page is white, and no one ring suits both.
  // The ring of the header's search field stands outside it, on the header.
  ...pairs(3, ['focus'], [...surfaces, ...rowBackgrounds, 'field', 'chrome', 'strip', 'tabOn']),
  ...pairs(3, ['fieldLine'], [...surfaces, ...rowBackgrounds, 'field']),
  ...pairs(3, ['accent'], [...surfaces, 'selected', 'field']),
  // Outlines of notices, tags and badges, on what surrounds them and on their own background.
  ...pairs(3, stateLines, surfaces),
  ...(['accent', ...states] as const).flatMap((state) => pairs(3, [`${state}Line`], [`${state}Soft`])),
  ...pairs(3, charts, ['surface1', 'surface2']),
  ...pairs(3, ['tabMark'], ['tabOn']),
];
