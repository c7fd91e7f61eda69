import type { ThemeTokens } from '../tokens.ts';

type Token = keyof ThemeTokens;

/** Kinds of token values. A `paint` is a colour, a reference to one, or none. */
export type RoleKind = 'colour' | 'paint' | 'length' | 'number' | 'lengths' | 'word' | 'rule' | 'shadow';

export interface Role {
  readonly token: Token;
  readonly label: string;
  readonly kind: RoleKind;
  /** The allowed words. */
  readonly words?: readonly string[];
}

export interface RoleGroup {
  readonly key: string;
  readonly title: string;
  readonly roles: readonly Role[];
}

const role = (token: Token, label: string, kind: RoleKind = 'colour', words?: readonly string[]): Role => ({
  token,
  label,
  kind,
  ...(words ? { words } : {}),
});
const state = (name: string, token: 'positive' | 'warning' | 'critical' | 'info'): readonly Role[] => {
  const on = `on${token.charAt(0).toUpperCase()}${token.slice(1)}` as
    | 'onPositive'
    | 'onWarning'
    | 'onCritical'
    | 'onInfo';
  return [
    role(token, name),
    role(on, `On ${name.toLowerCase()}`),
    role(`${token}Soft`, `${name}, pale background`),
    role(`${token}Line`, `${name}, outline`),
  ];
};

/** All tokens of a theme as the customiser lists them (THEME-03). */
export const roleGroups: readonly RoleGroup[] = [
  {
    key: 'backgrounds',
    title: 'Backgrounds and lines',
    roles: [
      role('surface0', 'Page'),
      role('surface1', 'Sheet'),
      role('surface2', 'Panel'),
      role('surface3', 'Floating'),
      role('border', 'Border'),
      role('hairline', 'Hairline'),
      role('field', 'Field'),
      role('fieldLine', 'Field outline'),
    ],
  },
  {
    key: 'text',
    title: 'Text',
    roles: [role('text1', 'Text'), role('text2', 'Supporting text'), role('text3', 'Receding text')],
  },
  {
    key: 'accent',
    title: 'Accent and attention',
    roles: [
      role('accent', 'Accent'),
      role('accentHover', 'Accent under the pointer'),
      role('accentPressed', 'Accent pressed'),
      role('onAccent', 'On accent'),
      role('accentText', 'Accent as text'),
      role('accentSoft', 'Accent, pale background'),
      role('accentLine', 'Accent, outline'),
      role('focus', 'Focus ring'),
      role('selection', 'Selected text'),
      role('stripe', 'Stripe of a row'),
      role('hover', 'Row under the pointer'),
      role('pressed', 'Row pressed'),
      role('selected', 'Row selected'),
    ],
  },
  {
    key: 'states',
    title: 'States',
    roles: [
      ...state('Positive', 'positive'),
      ...state('Warning', 'warning'),
      ...state('Critical', 'critical'),
      ...state('Info', 'info'),
    ],
  },
  {
    key: 'frame',
    title: 'Header, tabs and table head',
    roles: [
      role('chrome', 'Header'),
      role('onChrome', 'Header text'),
      role('onChrome2', 'Header, quieter text'),
      role('chromeLine', 'Header line'),
      role('chromeField', 'Header field'),
      role('onChromeField', 'Header field text'),
      role('onChromeField2', 'Header field, quieter text'),
      role('strip', 'Tab strip'),
      role('onStrip', 'Tab text'),
      role('onStrip2', 'Tab, quieter text'),
      role('tabOn', 'Current tab'),
      role('onTab', 'Current tab text'),
      role('tabMark', 'Current tab mark'),
      role('tabEdge', 'Current tab edge'),
      role('head', 'Table head'),
      role('onHead', 'Table head text'),
    ],
  },
  {
    key: 'drawings',
    title: 'Drawings and charts',
    roles: [
      role('ink', 'Outline of a drawing'),
      role('inkDim', 'Dimensions of a drawing'),
      role('chart1', 'Chart series 1'),
      role('chart2', 'Chart series 2'),
      role('chart3', 'Chart series 3'),
      role('chart4', 'Chart series 4'),
      role('chart5', 'Chart series 5'),
      role('chart6', 'Chart series 6'),
      role('chart7', 'Chart series 7'),
      role('chart8', 'Chart series 8'),
    ],
  },
  {
    key: 'shape',
    title: 'Corners, weights and shadows',
    roles: [
      role('rS', 'Small corners', 'length'),
      role('rM', 'Corners of controls', 'length'),
      role('rL', 'Corners of dialogs', 'length'),
      role('sheetGap', 'Gap around the sheet', 'length'),
      role('sheetR', 'Corners of the sheet', 'length'),
      role('noticeR', 'Corners of notices', 'length'),
      role('noticeEdge', 'Edge of notices', 'length'),
      role('noticeRule', 'Outline of notices', 'length'),
      role('btnWeight', 'Weight of buttons', 'number'),
      role('titleWeight', 'Weight of titles', 'number'),
      role('btnShadow', 'Shadow of buttons', 'shadow'),
      role('fieldShadow', 'Shadow of fields', 'shadow'),
      role('shadow', 'Shadow of what floats', 'shadow'),
      role('linkLine', 'Line under links', 'word', ['none', 'underline']),
      role('sideLine', 'Edge of the side panel', 'paint'),
      role('sideBg', 'Background of the side panel', 'paint'),
    ],
  },
  {
    key: 'table',
    title: 'Table and tab shapes',
    roles: [
      role('headSize', 'Size of the head', 'length'),
      role('headCase', 'Case of the head', 'word', ['none', 'uppercase']),
      role('headTrack', 'Tracking of the head', 'length'),
      role('headWeight', 'Weight of the head', 'number'),
      role('headRule', 'Line under the head', 'rule'),
      role('lineEven', 'Background of even lines', 'paint'),
      role('rowRule', 'Line between rows', 'word', ['solid', 'dotted', 'dashed', 'none']),
      role('colRule', 'Line between columns', 'paint'),
      role('cellFill', 'Background of a quantity', 'paint'),
      role('cellLine', 'Outline of a quantity', 'paint'),
      role('stripH', 'Height of the tab strip', 'length'),
      role('stripAlign', 'Tabs stand', 'word', ['flex-end', 'center']),
      role('stripPad', 'Space above tabs', 'length'),
      role('tabH', 'Height of a tab', 'length'),
      role('tabPull', 'Overlap of a tab', 'length'),
      role('tabR', 'Corners of a tab', 'lengths'),
      role('tabGap', 'Gap between tabs', 'length'),
      role('tabTop', 'Upper mark of a tab', 'length'),
      role('tabBottom', 'Lower mark of a tab', 'length'),
    ],
  },
];

/** The same, by token. */
export const roles: Readonly<Record<Token, Role>> = Object.fromEntries(
  roleGroups.flatMap((group) => group.roles.map((each) => [each.token, each])),
) as Record<Token, Role>;
