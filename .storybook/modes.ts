/**
 * What Chromatic pictures each story in: Standard and Midnight at two widths. `tests/visual` takes Midnight at one width, and the other
 * themes at night. The gallery asks for every theme itself.
 */
export const modes = Object.fromEntries(
  (['standard', 'midnight'] as const).flatMap((theme) =>
    [390, 1024].map((width) => [`${theme} ${width}`, { theme, motion: 'instant', viewport: { width, height: 800 } }]),
  ),
);
