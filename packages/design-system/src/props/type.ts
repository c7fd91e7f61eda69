/** Type scale: size and line height in px, letter spacing in em where it differs from body text. */
export const type = {
  /** Counts in tabs, key caps, dimensions of drawings. */
  count: { size: 11, line: 16 },
  /** Line notes, price unit, table head, status bar. */
  small: { size: 12, line: 16 },
  /** The ordering screen: every cell, field, button. */
  body: { size: 13, line: 20 },
  /** Body of public pages. */
  public: { size: 15, line: 24, tracking: '-.006em' },
  /** Title of a screen. */
  title: { size: 17, line: 24, tracking: '-.018em' },
  /** Title of a section of a public page. */
  section: { size: 24, line: 32, tracking: '-.022em' },
  /** The one total on a screen. */
  total: { size: 26, line: 32, tracking: '-.025em' },
  /** Public hero in the small view. */
  heroSmall: { size: 34, line: 38, tracking: '-.034em' },
  /** Public hero. */
  hero: { size: 46, line: 50, tracking: '-.034em' },
} as const satisfies Record<string, { size: number; line: number; tracking?: string }>;

export type TypeSize = keyof typeof type;

/** The three font weights. The theme sets `title`. */
export const weights = { regular: 400, medium: 550, strong: 620 } as const;

export type Weight = keyof typeof weights;

export const fontFamily =
  '"Inter Variable", "Inter Stand-in", Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Monospaced, for code and server responses. */
export const codeFamily = '"Geist Mono", ui-monospace, monospace';

/** Tabular figures, no single-storey a or round quotes, so that figures never shift. */
export const fontFeatures = '"tnum", "cv11", "ss03"';

/** Size, line height and letter spacing of a step as style properties. */
export function typeStyle(step: TypeSize): { fontSize: string; lineHeight: string; letterSpacing?: string } {
  const { size, line, ...rest }: { size: number; line: number; tracking?: string } = type[step];
  return {
    fontSize: `${size}px`,
    lineHeight: `${line}px`,
    ...(rest.tracking ? { letterSpacing: rest.tracking } : {}),
  };
}
