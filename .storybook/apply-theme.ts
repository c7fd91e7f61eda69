import { create, type ThemeVars } from 'storybook/theming/create';
import { codeFamily } from '../packages/design-system/src/props/type.ts';
import { fitted, hexOf, readOklch } from '../packages/design-system/src/themes/editing/oklch.ts';
import { type ThemeKey, type ThemeTokens, themes } from '../packages/design-system/src/themes/index.ts';

const text =
  '"Inter Variable", "Inter Stand-in", Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Storybook's manager frame, where white text stands on the accent colour; or a docs page, where links have the accent colour. */
type Place = 'frame' | 'page';

/** Storybook's own theme, derived from the portal theme chosen in the toolbar. */
export function storybookLook(name: unknown, place: Place): ThemeVars {
  const theme = themes[Object.keys(themes).find((key): key is ThemeKey => key === name) ?? 'standard'];
  // Storybook calculates with colours and cannot parse OKLCH.
  const colour = (token: keyof ThemeTokens, most = 1) => {
    const read = readOklch(theme.tokens[token]);
    if (!read) throw new RangeError(`${theme.key} has no plain colour for ${token}`);
    return hexOf(fitted({ ...read, l: Math.min(read.l, most) }));
  };
  const radius = Number.parseInt(theme.tokens.rM, 10);
  return create({
    base: theme.scheme,
    brandTitle: 'Portal design system',
    brandUrl: './?path=/docs/guide-principles--docs',
    brandTarget: '_self',
    fontBase: text,
    fontCode: codeFamily,
    colorPrimary: colour('accent'),
    colorSecondary: colour('accentText', place === 'frame' ? 0.68 : 1),
    appBg: colour('surface0'),
    appContentBg: colour('surface1'),
    appPreviewBg: colour('surface0'),
    appHoverBg: colour('hover'),
    appBorderColor: colour('border'),
    appBorderRadius: radius,
    textColor: colour('text1'),
    textInverseColor: colour('surface1'),
    textMutedColor: colour('text2'),
    barTextColor: colour('text2'),
    barHoverColor: colour('accentText'),
    barSelectedColor: colour('accentText'),
    barBg: colour('surface1'),
    buttonBg: colour('surface1'),
    buttonBorder: colour('border'),
    booleanBg: colour('surface2'),
    booleanSelectedBg: colour('surface1'),
    inputBg: colour('field'),
    inputBorder: colour('fieldLine'),
    inputTextColor: colour('text1'),
    inputBorderRadius: radius,
  });
}
