import { hexOf, type Oklch, readOklch, writeOklch } from '../editing/oklch.ts';
import { roles } from '../editing/roles.ts';
import { type ThemeTokens, tokenNames } from '../tokens.ts';

/** One token of the W3C design token format (https://www.designtokens.org). */
export interface DesignToken {
  readonly $type?: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: { readonly 'portal.css': string };
}

type Typed = Pick<DesignToken, '$type' | '$value'>;
/** A colour, length or name within a value of several parts; null if the format cannot express it. */
type Read = (text: string) => unknown;

const tokenOf = new Map(Object.entries(tokenNames).map(([key, name]) => [name as string, key as keyof ThemeTokens]));
const reference = /^var\(--([a-z0-9-]+)\)$/;

/** A colour in the format's colour module: OKLCH, with the nearest hex value for tools that know no other. */
function colourOf(colour: Oklch) {
  const { l, c, h, a } = colour;
  return { colorSpace: 'oklch', components: [l, c, h], alpha: a, hex: hexOf(colour) };
}

/** A token's alias, a colour, or the colour that a mix with transparent amounts to in this theme. */
const paintIn =
  (tokens: ThemeTokens): Read =>
  (text) => {
    const name = reference.exec(text)?.[1];
    if (name) return `{${name}}`;
    if (text === 'transparent') return colourOf({ l: 0, c: 0, h: 0, a: 0 });
    const [, mixed = '', percent] = /^color-mix\(in oklab, (.+) ([\d.]+)%, transparent\)$/.exec(text) ?? [];
    const key = tokenOf.get(reference.exec(mixed)?.[1] ?? '');
    const colour = readOklch(percent === undefined ? text : key ? tokens[key] : mixed);
    if (!colour) return null;
    return colourOf(percent === undefined ? colour : { ...colour, a: (colour.a * Number(percent)) / 100 });
  };

// The format has px and rem only.
const lengthOf: Read = (text) => {
  const found = /^(-?[\d.]+)(px)?$/.exec(text);
  return found ? { value: Number(found[1]), unit: 'px' } : null;
};

/** Splits at spaces or commas outside parentheses. */
const split = (text: string, by: ' ' | ', ') => text.split(by === ' ' ? / (?![^(]*\))/ : /, (?![^(]*\))/);

function ruleOf(text: string, paint: Read): unknown {
  const [width = '', style, ...colour] = split(text, ' ');
  return { width: lengthOf(width), style, color: paint(colour.join(' ')) };
}

function shadowOf(text: string, paint: Read): unknown {
  if (text === 'none') return null;
  return split(text, ', ').map((layer) => {
    const words = split(layer, ' ');
    const inset = words.includes('inset');
    const lengths = words.filter((word) => lengthOf(word) !== null);
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths;
    const colour = words.find((word) => word !== 'inset' && lengthOf(word) === null) ?? '';
    return {
      color: paint(colour),
      offsetX: lengthOf(offsetX),
      offsetY: lengthOf(offsetY),
      blur: lengthOf(blur),
      spread: lengthOf(spread),
      ...(inset ? { inset } : {}),
    };
  });
}

function typed(token: keyof ThemeTokens, tokens: ThemeTokens): Typed | null {
  const value = tokens[token];
  const paint = paintIn(tokens);
  const typedAs = ($type: string, $value: unknown) => ($value === null ? null : { $type, $value });
  switch (roles[token].kind) {
    case 'colour':
    case 'paint':
      return typedAs('color', paint(value));
    case 'length':
      return typedAs('dimension', lengthOf(value));
    case 'number':
      return typedAs('fontWeight', Number(value));
    case 'rule':
      return typedAs('border', ruleOf(value, paint));
    case 'shadow':
      return typedAs('shadow', shadowOf(value, paint));
    default:
      // Words of CSS such as `uppercase`, and several radii in one value: the format has no type for them.
      return null;
  }
}

interface Length {
  readonly value: number;
}
const cssLength = (given: unknown) => {
  const { value } = given as Length;
  return `${value}px`;
};

function cssColour(given: unknown): string {
  if (typeof given === 'string') return `var(--${given.slice(1, -1)})`;
  const { components, alpha } = given as { components: [number, number, number]; alpha: number };
  const [l, c, h] = components;
  return writeOklch({ l, c, h, a: alpha });
}

/** The CSS value that a typed token expresses, as a tool that reads only the format sees it. */
function cssOf({ $type, $value }: Typed): string {
  if ($type === 'color') return cssColour($value);
  if ($type === 'dimension') return cssLength($value);
  if ($type === 'border') {
    const { width, style, color } = $value as { width: unknown; style: string; color: unknown };
    return `${cssLength(width)} ${style} ${cssColour(color)}`;
  }
  if ($type === 'shadow') {
    return ($value as readonly Readonly<Record<string, unknown>>[])
      .map(({ inset, offsetX, offsetY, blur, spread, color }) =>
        [inset ? 'inset' : '', ...[offsetX, offsetY, blur, spread].map(cssLength), cssColour(color)]
          .filter(Boolean)
          .join(' '),
      )
      .join(', ');
  }
  return String($value);
}

/** A theme's token in the format. The CSS value is added where the format has no type for it or writes it differently. */
export function designToken(token: keyof ThemeTokens, tokens: ThemeTokens): DesignToken {
  const value = tokens[token];
  const found = typed(token, tokens);
  const about = { $description: roles[token].label };
  const exact = found !== null && cssOf(found) === value;
  return { ...(found ?? { $value: value }), ...about, ...(exact ? {} : { $extensions: { 'portal.css': value } }) };
}

/** The CSS value of a token in the format. */
export function cssOfToken(token: DesignToken): string {
  return token.$extensions?.['portal.css'] ?? cssOf(token);
}
