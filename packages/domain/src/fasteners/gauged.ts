/** Screws whose bare diameter is a gauge: `8 x 32`. */
export const gauged: ReadonlySet<string> = new Set([
  'wood_screw',
  'drywall_screw',
  'self_tapping_screw',
  'self_drilling_screw',
]);
