import { themeMessages as messages } from '../../messages/themes.ts';
import { type ThemeKey, themeKeys } from '../names.ts';
import { type ThemeScheme, type ThemeTokens, tokenNames } from '../tokens.ts';
import { readValue } from './read-value.ts';
import { roles } from './roles.ts';

/** A user's own theme: the base theme and all tokens. */
export interface OwnTheme {
  readonly base: ThemeKey;
  readonly scheme: ThemeScheme;
  readonly tokens: ThemeTokens;
}

const format = 'portal-theme';
const version = 1;
/** Maximum characters of a file. A whole theme has about 5,000. */
export const exchangeLimit = 64_000;

/** Exports a theme as text (THEME-03). */
export function exportTheme({ base, scheme, tokens }: OwnTheme): string {
  const named = Object.fromEntries(
    Object.entries(tokenNames).map(([key, name]) => [name, tokens[key as keyof ThemeTokens]]),
  );
  return `${JSON.stringify({ format, version, base, scheme, tokens: named }, null, 2)}\n`;
}

export type Imported = { readonly theme: OwnTheme; readonly missing: number } | { readonly errors: readonly string[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): Record<string, unknown> | string {
  if (text.trim() === '') return messages.emptyText;
  if (text.length > exchangeLimit) return messages.tooLarge(exchangeLimit / 1000);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return messages.notJson;
  }
  if (!isRecord(value) || value.format !== format || !isRecord(value.tokens)) {
    return messages.notTheme(format);
  }
  if (value.version !== version) return messages.otherVersion(String(value.version), version);
  return value;
}

const keyOf = new Map(Object.entries(tokenNames).map(([key, name]) => [name as string, key as keyof ThemeTokens]));

/**
 * Reads an exported theme (THEME-03). Each value is validated by its role and anything else is dropped; missing tokens come from
 * the base theme, whose tokens `baseTokens` returns.
 */
export function importTheme(
  text: string,
  baseTokens: (key: ThemeKey) => Pick<OwnTheme, 'scheme' | 'tokens'>,
): Imported {
  const file = parse(text);
  if (typeof file === 'string') return { errors: [file] };
  const base = themeKeys.find((key) => key === file.base) ?? 'standard';
  const start = baseTokens(base);
  const errors: string[] = [];
  const read: Partial<Record<keyof ThemeTokens, string>> = {};
  for (const [name, given] of Object.entries(file.tokens as Record<string, unknown>)) {
    const key = keyOf.get(name);
    if (!key) {
      errors.push(messages.unknownRole(name.slice(0, 40)));
      continue;
    }
    const result = readValue(roles[key], typeof given === 'string' ? given : '');
    if ('error' in result) errors.push(messages.wrongToken(name, result.error));
    else read[key] = result.value;
  }
  if (errors.length > 0) return { errors };
  const scheme = file.scheme === 'dark' || file.scheme === 'light' ? file.scheme : start.scheme;
  return {
    theme: { base, scheme, tokens: { ...start.tokens, ...read } },
    missing: keyOf.size - Object.keys(read).length,
  };
}

/** Token values by CSS property name, as set on the root element and stored for the first paint (THEME-01). */
export function cssValues(tokens: ThemeTokens): Record<string, string> {
  return Object.fromEntries(Object.entries(tokenNames).map(([key, name]) => [name, tokens[key as keyof ThemeTokens]]));
}
