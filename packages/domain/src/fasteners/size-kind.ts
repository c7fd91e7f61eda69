import { gauged } from './gauged.ts';
import type { SizesRead } from './read-size.ts';
import type { Lexicon } from './tables.ts';
import type { Role, SizeKind } from './types.ts';

/** `wings`, `winged`: of a self-drilling screw, or of a wing nut. */
const wings = /(?<![a-z])wing(?:s|ed)?(?![a-z])(?!.*nut)/;
/** `10g`, `12-24`: a gauge, or a gauge and its thread, which only a screw has. */
const gauge = /(?<![\w.])(?:\d{1,2}\s?g(?![a-z])|\d{1,2}-\d{2}(?!\d))/;

/** Whether a text names a self-drilling screw with wings: `csk winged 12-24 x 65`. */
const isWinged = (text: string): boolean => wings.test(text) && gauge.test(text);

/** The kind of size to expect in a text, by the families that it may name. */
export function sizeKindOf(text: string, families: readonly string[], lexicon: Lexicon): SizeKind {
  const records = families.map((id) => lexicon.family.get(id));
  const [first] = records;
  if (/(?<![a-z])(?:strut|channel|unistrut)/.test(text) && !/nut|washer/.test(text)) return 'channel';
  if (first?.id === 'strut_channel') return 'channel';
  if (first?.id === 'hose_clamp') return 'range';
  if (first?.role === 'clip') return 'ring';
  // `10g wings x 40`: a screw that drills; `M6 wings` are nuts.
  if (isWinged(text)) return 'wood';
  if (first !== undefined && gauged.has(first.id)) return 'wood';
  if (first?.role === 'anchor') return 'anchor';
  if (first?.role === 'washer' && !/bolt|screw|nut(?![a-z])/.test(text)) return 'washer';
  if (first?.role === 'adhesive') return 'volume';
  if (first?.unthreaded) return 'pin';
  return records.length > 0 || /bolt|screw|nut|rod|anchor|stud/.test(text) ? 'threaded' : 'any';
}

/** The longest length in mm that a part of a size is sold in: 25 diameters, but at least 150 mm; unlimited for rods and pins. */
export function longestOf(
  { size, dimensions }: SizesRead,
  roles: readonly (Role | null)[],
  families: readonly string[],
): number {
  const bore = dimensions.length > 0;
  if (roles.every((role) => role === 'rivet')) return 60;
  if (families[0] === 'drop_in_anchor') return 80;
  // A U-bolt for a pipe has no length beside it.
  if (families[0] === 'u_bolt' && bore) return 0;
  if (families.some((id) => /^(?:u|j)_bolt$/.test(id))) return Number.POSITIVE_INFINITY;
  // The longest self-drilling and wood screws.
  if (size?.system === 'number' && roles.every((role) => role === 'male')) return 300;
  return size?.system === 'metric' && roles.every((role) => role === 'male' || role === 'anchor')
    ? Math.max(150, size.mm * 25)
    : Number.POSITIVE_INFINITY;
}
