import { baseDurations, motionSpeeds } from '../../motion/motion.ts';
import { spacings, steps } from '../../spacing/spacing.ts';
import { roleGroups } from '../editing/roles.ts';
import { type Theme, themes, tokenNames } from '../index.ts';
import type { ThemeTokens } from '../tokens.ts';
import { cssOfToken, type DesignToken, designToken } from './design-token.ts';
import { figmaVariables } from './figma-variables.ts';

const listed = roleGroups.flatMap((group) => group.roles.map(({ token }) => token));

/** A theme in the W3C design token format (https://www.designtokens.org), by the names of its CSS properties. */
export function designTokens({ name, scheme, tokens }: Theme): Readonly<Record<string, unknown>> {
  return {
    $description: `Theme ${name}, ${scheme}`,
    ...Object.fromEntries(listed.map((token) => [tokenNames[token], designToken(token, tokens)])),
  };
}

/** The theme tokens in a file of W3C design tokens, as `designTokens` writes it. */
export function readDesignTokens(file: Readonly<Record<string, unknown>>): Partial<ThemeTokens> {
  return Object.fromEntries(
    listed.flatMap((token) => {
      const found = file[tokenNames[token]];
      return found === undefined ? [] : [[token, cssOfToken(found as DesignToken)]];
    }),
  );
}

/** The theme tokens in a style sheet of CSS variables. */
export function readCssVariables(text: string): Partial<ThemeTokens> {
  const declared = new Map([...text.matchAll(/--([a-z0-9-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
  return Object.fromEntries(
    listed.flatMap((token) => (declared.has(tokenNames[token]) ? [[token, declared.get(tokenNames[token])]] : [])),
  );
}

const px = (value: number): DesignToken => ({ $type: 'dimension', $value: { value, unit: 'px' } });

/** Spacing and motion, the same in every theme (PREF-03, PREF-04). */
function scales(): Readonly<Record<string, unknown>> {
  const named = <V>(record: Readonly<Record<string, V>>, make: (value: V) => unknown) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));
  return {
    $description: 'What no theme changes',
    space: named(steps, (text: string) => px(Number.parseInt(text, 10))),
    rhythm: named(spacings, (heights) => named(heights, px)),
    duration: named(baseDurations, (value: number) => ({ $type: 'duration', $value: { value, unit: 'ms' } })),
    speed: named(motionSpeeds, ({ speed }) => ({ $type: 'number', $value: speed })),
  };
}

const css = ({ name, scheme, tokens }: Theme) =>
  [
    `/* Theme ${name}: made by \`npm run tokens\` from its tokens.ts. */`,
    `:root {\n  color-scheme: ${scheme};`,
    ...listed.map((token) => `  --${tokenNames[token]}: ${tokens[token]};`),
    '}\n',
  ].join('\n');

/** All files for design tools, by name in `tokens` of the package. */
export function tokenFiles(): Readonly<Record<string, string>> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return Object.fromEntries([
    ...Object.values(themes).flatMap((theme) => [
      [`${theme.key}.tokens.json`, json(designTokens(theme))],
      [`${theme.key}.css`, css(theme)],
    ]),
    ['scales.tokens.json', json(scales())],
    ['figma-variables.json', json(figmaVariables())],
  ]);
}
