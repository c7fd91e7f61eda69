/**
 * What Chromatic pictures each story in: the same as tests/visual/table.ts, Standard and Midnight at two widths. The gallery
 * asks for every theme itself.
 */
export const modes = Object.fromEntries(
  (['standard', 'midnight'] as const).flatMap((theme) =>
    [390, 1024].map((width) => [`${theme} ${width}`, { theme, motion: 'instant', viewport: { width, height: 800 } }]),
  ),
);
