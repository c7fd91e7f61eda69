import { contrast, parseColour } from '../colour.ts';
import type { ThemeTokens } from '../tokens.ts';
import type { OwnTheme } from './exchange.ts';
import { readOklch, writeOklch } from './oklch.ts';

/** Tokens derived from an accent: hover and pressed backgrounds, text on it, border, icon and pale background. */
export function derivedFromAccent({ scheme, tokens }: OwnTheme): Partial<ThemeTokens> {
  const accent = readOklch(tokens.accent);
  if (!accent) return {};
  const { l, c, h } = accent;
  const dark = scheme === 'dark';
  const at = (lightness: number, chroma: number) =>
    writeOklch({ l: Math.min(1, Math.max(0, lightness)), c: chroma, h, a: 1 });
  const light = l > 0.6;
  const none = () => '';
  const ends = [at(0.99, 0.005), at(0.2, Math.min(c, 0.05))] as const;
  const background = parseColour(tokens.accent, none);
  const [pale, deep] = ends.map((value) => contrast(parseColour(value, none), background));
  return {
    accentHover: at(light ? l + 0.035 : l - 0.045, c),
    accentPressed: at(light ? l - 0.055 : l - 0.085, c),
    onAccent: (pale ?? 0) >= (deep ?? 0) ? ends[0] : ends[1],
    accentSoft: at(dark ? 0.3 : 0.95, c * (dark ? 0.5 : 0.2)),
    accentText: at(dark ? Math.max(l, 0.8) : Math.min(l, 0.45), c),
    accentLine: at(0.61, c * 0.85),
    tabMark: tokens.accent,
  };
}
