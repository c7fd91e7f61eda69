import { themeMessages as messages } from '../../messages/themes.ts';
import { parseColour } from '../colour.ts';
import { tokenNames } from '../tokens.ts';
import { readOklch, writeOklch } from './oklch.ts';
import type { Role, RoleKind } from './roles.ts';

const names = new Set<string>(Object.values(tokenNames));
const length = String.raw`-?(?:\d{1,3}(?:\.\d{1,3})?|\.\d{1,3})(?:px|em)`;
const isLength = (text: string) => text === '0' || new RegExp(`^${length}$`).test(text);

/** A colour inside a compound value: literal, or a token's. */
function isPaint(text: string): boolean {
  const reference = /^var\(--([a-z0-9-]+)\)$/.exec(text)?.[1];
  if (reference) return names.has(reference);
  try {
    return parseColour(text, () => 'transparent').a >= 0;
  } catch {
    return false;
  }
}

const parts = (text: string, by: RegExp) =>
  text.replace(/\([^()]*\)/g, (inner) => inner.replaceAll(' ', '\u0001').replaceAll(',', '\u0002')).split(by);
const whole = (text: string) => text.replaceAll('\u0001', ' ').replaceAll('\u0002', ',');

function isShadow(text: string): boolean {
  if (text === 'none') return true;
  const layers = parts(text, /,\s*/);
  return (
    layers.length <= 4 &&
    layers.every((layer) => {
      const words = layer.split(' ').filter((word) => word !== 'inset');
      const lengths = words.filter(isLength);
      const rest = words.filter((word) => !isLength(word)).map(whole);
      return lengths.length >= 2 && lengths.length <= 4 && rest.length === 1 && rest.every(isPaint);
    })
  );
}

function isRule(text: string): boolean {
  const [width = '', style = '', ...colour] = text.split(' ');
  return isLength(width) && ['solid', 'dotted', 'dashed', 'double'].includes(style) && isPaint(colour.join(' '));
}

const tests: Readonly<Record<Exclude<RoleKind, 'colour' | 'word'>, (text: string) => boolean>> = {
  paint: isPaint,
  length: isLength,
  lengths: (text) => text.split(' ').length <= 4 && text.split(' ').every(isLength),
  number: (text) => /^[1-9]\d{2}$/.test(text),
  rule: isRule,
  shadow: isShadow,
};

export type ReadValue = { readonly value: string } | { readonly error: string };

/**
 * Validates a typed or imported value by the role of its token. Only what a token may be is accepted: no other CSS function, no
 * URL, no end of a declaration (THEME-03).
 */
export function readValue(role: Role, text: string): ReadValue {
  const plain = text.trim().replace(/\s+/g, ' ');
  const wanted = role.words ? messages.either(role.words) : messages.wanted[role.kind];
  const no = { error: messages.wrongValue(role.label, wanted) };
  if (plain.length > 200) return no;
  if (role.kind === 'word') return role.words?.includes(plain) ? { value: plain } : no;
  const colour = role.kind === 'colour' || role.kind === 'paint' ? readOklch(plain) : null;
  if (colour && (role.kind === 'paint' || colour.a === 1)) return { value: writeOklch(colour) };
  if (role.kind === 'colour') return no;
  return tests[role.kind](plain) ? { value: plain } : no;
}
