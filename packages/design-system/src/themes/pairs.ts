import type { ThemeTokens } from './tokens.ts';

type Token = keyof ThemeTokens;

/** A foreground and background colour with the contrast they need. */
export interface ContrastPair {
  text: Token;
  background: Token;
  /** A layer between the two: a token's colour at opacity `share` (0 to 1). */
  wash?: Token;
  share?: number;
  /** Opacity of the foreground, 0 to 1, if not opaque. */
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
 * All pairs of text (4.5) or graphic (3) and background that components can produce. The contrast test checks the themes, and the
 * customiser checks a user's own theme (THEME-03).
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, texts, [...surfaces, ...rowBackgrounds, 'field']),
  // A resting quantity on every row background.
  ...pairs(4.5, ['text1', 'text3'], ['surface1', 'stripe', 'hover', 'selected'], { wash: 'cellFill' }),
  ...pairs(4.5, ['text1', 'text2', 'accentText'], softs),
  ...pairs(4.5, ['text1'], ['selection']),
  ...pairs(4.5, ['accentText', ...states], [...surfaces, ...rowBackgrounds, 'field']),
  ...states.flatMap((state) => pairs(4.5, [state], [`${state}Soft`])),
  ...pairs(4.5, ['onAccent'], ['accent', 'accentHover', 'accentPressed']),
  ...pairs(4.5, ['onPositive'], ['positive']),
  ...pairs(4.5, ['onWarning'], ['warning']),
  ...pairs(4.5, ['onCritical'], ['critical']),
  // The filled critical button, hovered and pressed.
  ...pairs(4.5, ['onCritical'], ['critical'], { wash: 'text1', share: 0.1 }),
  ...pairs(4.5, ['onCritical'], ['critical'], { wash: 'text1', share: 0.18 }),
  ...pairs(4.5, ['onInfo'], ['info']),
  ...pairs(4.5, ['onHead'], ['head']),
  ...pairs(4.5, ['onChrome', 'onChrome2'], ['chrome']),
  ...pairs(4.5, ['onChromeField', 'onChromeField2'], ['chromeField']),
  // Quiet controls in the header and the strip, hovered.
  ...pairs(4.5, ['onChrome'], ['chrome'], { wash: 'onChrome', share: 0.1 }),
  ...pairs(4.5, ['onStrip'], ['strip'], { wash: 'onStrip', share: 0.1 }),
  ...pairs(4.5, ['onStrip', 'onStrip2'], ['strip']),
  // The close button of a tab, hovered.
  ...pairs(3, ['onStrip2'], ['strip'], { wash: 'onStrip2', share: 0.14 }),
  ...pairs(3, ['text3'], ['tabOn'], { wash: 'text3', share: 0.14 }),
  // The remove button of a line has an opacity of three quarters at rest.
  ...pairs(3, ['text3'], ['surface1', ...rowBackgrounds], { strength: 0.75 }),
  ...pairs(4.5, ['onTab', 'text2', 'text3'], ['tabOn']),
  ...pairs(4.5, ['ink', 'inkDim'], ['surface1', 'surface2', 'surface3']),
  // In a table head the focus ring is `onHead`: a head can be dark on a white page, and no single colour suits both.
  // The focus ring of the header's search field is outside it, on the header.
  ...pairs(3, ['focus'], [...surfaces, ...rowBackgrounds, 'field', 'chrome', 'strip', 'tabOn']),
  ...pairs(3, ['fieldLine'], [...surfaces, ...rowBackgrounds, 'field']),
  ...pairs(3, ['accent'], [...surfaces, 'selected', 'field']),
  // Borders of notices, tags and badges, on their surroundings and on their own background.
  ...pairs(3, stateLines, surfaces),
  ...(['accent', ...states] as const).flatMap((state) => pairs(3, [`${state}Line`], [`${state}Soft`])),
  ...pairs(3, charts, ['surface1', 'surface2']),
  // In the page builder, the name of another person at what they have selected.
  ...pairs(4.5, ['chart6'], ['surface1']),
  ...pairs(3, ['tabMark'], ['tabOn']),
];
