import { themeRoleMessages as messages } from '../../messages/theme-roles.ts';
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

const role = (token: Token, kind: RoleKind = 'colour', words?: readonly string[]): Role => ({
  token,
  label: messages.roles[token],
  kind,
  ...(words ? { words } : {}),
});
const state = (token: 'positive' | 'warning' | 'critical' | 'info'): readonly Role[] => {
  const on = `on${token.charAt(0).toUpperCase()}${token.slice(1)}` as
    | 'onPositive'
    | 'onWarning'
    | 'onCritical'
    | 'onInfo';
  return [role(token), role(on), role(`${token}Soft`), role(`${token}Line`)];
};

/** All tokens of a theme as the customiser lists them (THEME-03). */
export const roleGroups: readonly RoleGroup[] = [
  {
    key: 'backgrounds',
    title: messages.groups.backgrounds,
    roles: [
      role('surface0'),
      role('surface1'),
      role('surface2'),
      role('surface3'),
      role('border'),
      role('hairline'),
      role('field'),
      role('fieldLine'),
    ],
  },
  {
    key: 'text',
    title: messages.groups.text,
    roles: [role('text1'), role('text2'), role('text3')],
  },
  {
    key: 'accent',
    title: messages.groups.accent,
    roles: [
      role('accent'),
      role('accentHover'),
      role('accentPressed'),
      role('onAccent'),
      role('accentText'),
      role('accentSoft'),
      role('accentLine'),
      role('focus'),
      role('selection'),
      role('stripe'),
      role('hover'),
      role('pressed'),
      role('selected'),
    ],
  },
  {
    key: 'states',
    title: messages.groups.states,
    roles: [...state('positive'), ...state('warning'), ...state('critical'), ...state('info')],
  },
  {
    key: 'frame',
    title: messages.groups.frame,
    roles: [
      role('chrome'),
      role('onChrome'),
      role('onChrome2'),
      role('chromeLine'),
      role('chromeField'),
      role('onChromeField'),
      role('onChromeField2'),
      role('strip'),
      role('onStrip'),
      role('onStrip2'),
      role('tabOn'),
      role('onTab'),
      role('tabMark'),
      role('tabEdge'),
      role('head'),
      role('onHead'),
    ],
  },
  {
    key: 'drawings',
    title: messages.groups.drawings,
    roles: [
      role('ink'),
      role('inkDim'),
      role('chart1'),
      role('chart2'),
      role('chart3'),
      role('chart4'),
      role('chart5'),
      role('chart6'),
      role('chart7'),
      role('chart8'),
    ],
  },
  {
    key: 'shape',
    title: messages.groups.shape,
    roles: [
      role('rS', 'length'),
      role('rM', 'length'),
      role('rL', 'length'),
      role('sheetGap', 'length'),
      role('sheetR', 'length'),
      role('noticeR', 'length'),
      role('noticeEdge', 'length'),
      role('noticeRule', 'length'),
      role('btnWeight', 'number'),
      role('titleWeight', 'number'),
      role('btnShadow', 'shadow'),
      role('fieldShadow', 'shadow'),
      role('shadow', 'shadow'),
      role('linkLine', 'word', ['none', 'underline']),
      role('sideLine', 'paint'),
      role('sideBg', 'paint'),
    ],
  },
  {
    key: 'table',
    title: messages.groups.table,
    roles: [
      role('headSize', 'length'),
      role('headCase', 'word', ['none', 'uppercase']),
      role('headTrack', 'length'),
      role('headWeight', 'number'),
      role('headRule', 'rule'),
      role('lineEven', 'paint'),
      role('rowRule', 'word', ['solid', 'dotted', 'dashed', 'none']),
      role('colRule', 'paint'),
      role('cellFill', 'paint'),
      role('cellLine', 'paint'),
      role('stripH', 'length'),
      role('stripAlign', 'word', ['flex-end', 'center']),
      role('stripPad', 'length'),
      role('tabH', 'length'),
      role('tabPull', 'length'),
      role('tabR', 'lengths'),
      role('tabGap', 'length'),
      role('tabTop', 'length'),
      role('tabBottom', 'length'),
    ],
  },
];

/** The same, by token. */
export const roles: Readonly<Record<Token, Role>> = Object.fromEntries(
  roleGroups.flatMap((group) => group.roles.map((each) => [each.token, each])),
) as Record<Token, Role>;
