import { baseDurations, motionSpeeds } from '../../motion/motion.ts';
import { spacings, steps } from '../../spacing/spacing.ts';
import { hexOf, readOklch } from '../editing/oklch.ts';
import { type RoleKind, roleGroups, roles } from '../editing/roles.ts';
import { type Theme, themes, tokenNames } from '../index.ts';
import type { ThemeTokens } from '../tokens.ts';

/** One token of the W3C design token format. */
interface DesignToken {
  readonly $type?: string;
  readonly $value: unknown;
  readonly $description?: string;
}

const types: Readonly<Partial<Record<RoleKind, string>>> = {
  colour: 'color',
  length: 'dimension',
  number: 'fontWeight',
};

/** A colour in the format's colour module: OKLCH, with the nearest hex value for tools that know no other. */
function colourValue(value: string): unknown {
  const colour = readOklch(value);
  if (!colour) return value;
  return { colorSpace: 'oklch', components: [colour.l, colour.c, colour.h], alpha: colour.a, hex: hexOf(colour) };
}

function dimension(value: string): unknown {
  const found = /^(-?[\d.]+)(px|em)?$/.exec(value);
  // The format has px and rem only; letter spacing in em stays text, which tools leave unchanged.
  return found && found[2] !== 'em' ? { value: Number(found[1]), unit: 'px' } : null;
}

function designToken(token: keyof ThemeTokens, value: string): DesignToken {
  const { kind, label } = roles[token];
  const about = { $description: label };
  const reference = /^var\(--([a-z0-9-]+)\)$/.exec(value)?.[1];
  if (reference) return { $type: 'color', $value: `{${reference}}`, ...about };
  if (kind === 'colour' || (kind === 'paint' && readOklch(value)))
    return { $type: 'color', $value: colourValue(value), ...about };
  if (kind === 'length') {
    const length = dimension(value);
    return length ? { $type: 'dimension', $value: length, ...about } : { $value: value, ...about };
  }
  if (kind === 'number') return { $type: types.number, $value: Number(value), ...about };
  return { $value: value, ...about };
}

const entries = ({ tokens }: Theme) =>
  roleGroups.flatMap((group) => group.roles.map(({ token }) => [token, tokens[token]] as const));

/** A theme in the W3C design token format (https://www.designtokens.org), by the names of its CSS properties. */
export function designTokens(theme: Theme): Readonly<Record<string, unknown>> {
  return {
    $description: `Theme ${theme.name}, ${theme.scheme}`,
    ...Object.fromEntries(entries(theme).map(([token, value]) => [tokenNames[token], designToken(token, value)])),
  };
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

const css = (theme: Theme) =>
  [
    `/* Theme ${theme.name}: made by \`npm run tokens\` from its tokens.ts. */`,
    `:root {\n  color-scheme: ${theme.scheme};`,
    ...entries(theme).map(([token, value]) => `  --${tokenNames[token]}: ${value};`),
    '}\n',
  ].join('\n');

/** All files for design tools, by name in `packages/design-system/tokens`. */
export function tokenFiles(): Readonly<Record<string, string>> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return Object.fromEntries([
    ...Object.values(themes).flatMap((theme) => [
      [`${theme.key}.tokens.json`, json(designTokens(theme))],
      [`${theme.key}.css`, css(theme)],
    ]),
    ['scales.tokens.json', json(scales())],
  ]);
}
