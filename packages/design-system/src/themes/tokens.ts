/**
 * Everything that differs between themes (THEME-01). A theme implements this interface, so that a missing token does not compile.
 * Colours are OKLCH (`oklch(L C H)`), lengths have a unit, and a value can refer to another token by `var(--name)`.
 */
export interface ThemeTokens {
  /** Backgrounds, from the page (0) to floating panels (3). surface1 is the working sheet. */
  surface0: string;
  surface1: string;
  surface2: string;
  surface3: string;
  /** Text by importance: 1 primary, 2 secondary, 3 tertiary. Each has at least 4.5 on all its backgrounds. */
  text1: string;
  text2: string;
  text3: string;
  /** Lines: border between regions, hairline between rows. */
  border: string;
  hairline: string;
  /** Fields: background and border (at least 3 against it). */
  field: string;
  fieldLine: string;
  /** Accent: background (at rest, hovered, pressed), text on it, pale background, border, and accent-coloured text. */
  accent: string;
  accentHover: string;
  accentPressed: string;
  onAccent: string;
  accentSoft: string;
  accentLine: string;
  accentText: string;
  /** States. `x` is text and filled background, `onX` text on it, `xSoft` its pale background, `xLine` its border (at least 3). */
  positive: string;
  onPositive: string;
  positiveSoft: string;
  positiveLine: string;
  warning: string;
  onWarning: string;
  warningSoft: string;
  warningLine: string;
  critical: string;
  onCritical: string;
  criticalSoft: string;
  criticalLine: string;
  info: string;
  onInfo: string;
  infoSoft: string;
  infoLine: string;
  /** Focus ring, text selection, and row backgrounds. */
  focus: string;
  selection: string;
  stripe: string;
  hover: string;
  pressed: string;
  selected: string;
  /** Table head: background and text. */
  head: string;
  onHead: string;
  /** Site header: background, text, secondary text, bottom border, and its search field. */
  chrome: string;
  onChrome: string;
  onChrome2: string;
  chromeLine: string;
  chromeField: string;
  onChromeField: string;
  onChromeField2: string;
  /** Strip of order tabs: background, text, secondary text; the current tab's background, text, marker and border. */
  strip: string;
  onStrip: string;
  onStrip2: string;
  tabOn: string;
  onTab: string;
  tabMark: string;
  tabEdge: string;
  /** Drawings: outlines; dimensions and centre lines. */
  ink: string;
  inkDim: string;
  /** Eight chart colours, each at least 3 against surface1. */
  chart1: string;
  chart2: string;
  chart3: string;
  chart4: string;
  chart5: string;
  chart6: string;
  chart7: string;
  chart8: string;
  /** Tables: text size, background of even rows, rules; case, letter spacing, weight and bottom rule of the head. */
  headSize: string;
  lineEven: string;
  rowRule: string;
  colRule: string;
  headCase: string;
  headTrack: string;
  headWeight: string;
  headRule: string;
  /** Tab strip: height, alignment, padding above; height, overlap, radius, gap, top and bottom marker of a tab. */
  stripH: string;
  stripAlign: string;
  stripPad: string;
  tabH: string;
  tabPull: string;
  tabR: string;
  tabGap: string;
  tabTop: string;
  tabBottom: string;
  /** `text-decoration-line` of links and text actions. */
  linkLine: string;
  /** Background and border of an editable cell at rest. */
  cellFill: string;
  cellLine: string;
  /** Working sheet: margin and radius; side panel: border and background. */
  sheetGap: string;
  sheetR: string;
  sideLine: string;
  sideBg: string;
  /** Radii: small (cells, keys), medium (controls), large (dialogs). */
  rS: string;
  rM: string;
  rL: string;
  /** Notices: radius, width of the bar at their start, width of the border. */
  noticeR: string;
  noticeEdge: string;
  noticeRule: string;
  /** Font weights of buttons and screen titles; shadows of buttons and fields. */
  btnWeight: string;
  btnShadow: string;
  fieldShadow: string;
  titleWeight: string;
  /** Shadow of floating panels. */
  shadow: string;
}

/** `color-scheme` of a theme (scroll bars, native controls). */
export type ThemeScheme = 'light' | 'dark';

/**
 * The CSS custom property of each token, without dashes. The names are a contract: the theme customiser writes them on the root
 * element, and the page can be styled before any script has run.
 */
export const tokenNames = {
  surface0: 'surface-0',
  surface1: 'surface-1',
  surface2: 'surface-2',
  surface3: 'surface-3',
  text1: 'text-1',
  text2: 'text-2',
  text3: 'text-3',
  border: 'border',
  hairline: 'hairline',
  field: 'field',
  fieldLine: 'field-line',
  accent: 'accent',
  accentHover: 'accent-hover',
  accentPressed: 'accent-pressed',
  onAccent: 'on-accent',
  accentSoft: 'accent-soft',
  accentLine: 'accent-line',
  accentText: 'accent-text',
  positive: 'positive',
  onPositive: 'on-positive',
  positiveSoft: 'positive-soft',
  positiveLine: 'positive-line',
  warning: 'warning',
  onWarning: 'on-warning',
  warningSoft: 'warning-soft',
  warningLine: 'warning-line',
  critical: 'critical',
  onCritical: 'on-critical',
  criticalSoft: 'critical-soft',
  criticalLine: 'critical-line',
  info: 'info',
  onInfo: 'on-info',
  infoSoft: 'info-soft',
  infoLine: 'info-line',
  focus: 'focus',
  selection: 'selection',
  stripe: 'stripe',
  hover: 'hover',
  pressed: 'pressed',
  selected: 'selected',
  head: 'head',
  onHead: 'on-head',
  chrome: 'chrome',
  onChrome: 'on-chrome',
  onChrome2: 'on-chrome-2',
  chromeLine: 'chrome-line',
  chromeField: 'chrome-field',
  onChromeField: 'on-chrome-field',
  onChromeField2: 'on-chrome-field-2',
  strip: 'strip',
  onStrip: 'on-strip',
  onStrip2: 'on-strip-2',
  tabOn: 'tab-on',
  onTab: 'on-tab',
  tabMark: 'tab-mark',
  tabEdge: 'tab-edge',
  ink: 'ink',
  inkDim: 'ink-dim',
  chart1: 'chart-1',
  chart2: 'chart-2',
  chart3: 'chart-3',
  chart4: 'chart-4',
  chart5: 'chart-5',
  chart6: 'chart-6',
  chart7: 'chart-7',
  chart8: 'chart-8',
  headSize: 'head-size',
  lineEven: 'line-even',
  rowRule: 'row-rule',
  colRule: 'col-rule',
  headCase: 'head-case',
  headTrack: 'head-track',
  headWeight: 'head-weight',
  headRule: 'head-rule',
  stripH: 'strip-h',
  stripAlign: 'strip-align',
  stripPad: 'strip-pad',
  tabH: 'tab-h',
  tabPull: 'tab-pull',
  tabR: 'tab-r',
  tabGap: 'tab-gap',
  tabTop: 'tab-top',
  tabBottom: 'tab-bottom',
  linkLine: 'link-line',
  cellFill: 'cell-fill',
  cellLine: 'cell-line',
  sheetGap: 'sheet-gap',
  sheetR: 'sheet-r',
  sideLine: 'side-line',
  sideBg: 'side-bg',
  rS: 'r-s',
  rM: 'r-m',
  rL: 'r-l',
  noticeR: 'notice-r',
  noticeEdge: 'notice-edge',
  noticeRule: 'notice-rule',
  btnWeight: 'btn-weight',
  btnShadow: 'btn-shadow',
  fieldShadow: 'field-shadow',
  titleWeight: 'title-weight',
  shadow: 'shadow',
} as const satisfies Record<keyof ThemeTokens, string>;
