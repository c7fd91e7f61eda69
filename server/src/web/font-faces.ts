/** A face of a font whose letters are in a file, as the page's own script makes it: family, source, what else is said of it. */
export type FontFile = readonly [
  family: string,
  source: string,
  more: {
    readonly style?: string;
    readonly weight?: string;
    readonly display?: string;
    readonly unicodeRange?: string;
  },
  /**
   * With letters that every page has: it is loaded before it is used. The font of all words comes in files by range; one without a range
   * is for a few, such as code.
   */
  always: boolean,
];

const rule = /@font-face\s*\{([^}]*\burl\([^}]*)\}/g;
/** The address of a file may hold what ends a declaration. */
const declaration = /([a-z-]+)\s*:\s*((?:url\([^)]*\)|[^;])*)/g;

/** Whether a range such as `U+??, U+131, U+152-153` holds any of the characters of ASCII that are seen. */
function holdsAscii(range: string): boolean {
  return [...range.matchAll(/U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi)].some(([, first = '', last = first]) => {
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    const to = Number.parseInt(last.replaceAll('?', 'f'), 16);
    return from <= 0x7e && to >= 0x21;
  });
}

/** A style sheet without the faces whose letters are in files, and those. Faces of the device's own fonts stay. */
export function takeFontFiles(css: string): { readonly css: string; readonly files: readonly FontFile[] } {
  const files: FontFile[] = [];
  const rest = css.replace(rule, (_, body: string) => {
    const said = new Map([...body.matchAll(declaration)].map(([, name = '', value = '']) => [name, value.trim()]));
    const range = said.get('unicode-range');
    files.push([
      (said.get('font-family') ?? '').replace(/^["']|["']$/g, ''),
      said.get('src') ?? '',
      {
        style: said.get('font-style'),
        weight: said.get('font-weight'),
        display: said.get('font-display'),
        unicodeRange: range,
      },
      range !== undefined && holdsAscii(range),
    ]);
    return '';
  });
  return { css: rest, files };
}
