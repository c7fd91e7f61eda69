export type TooltipSide = 'top' | 'bottom' | 'left' | 'right';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const gap = 4;
const margin = 8;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

function at(side: TooltipSide, anchor: Box, size: { width: number; height: number }) {
  const middle = anchor.left + (anchor.width - size.width) / 2;
  const centre = anchor.top + (anchor.height - size.height) / 2;
  return {
    top: { left: middle, top: anchor.top - size.height - gap },
    bottom: { left: middle, top: anchor.top + anchor.height + gap },
    left: { left: anchor.left - size.width - gap, top: centre },
    right: { left: anchor.left + anchor.width + gap, top: centre },
  }[side];
}

/**
 * Where a tooltip goes, in px of the window: on its side of the anchor, on the other where it would leave the window there, and moved
 * along until it is inside.
 */
export function place(
  side: TooltipSide,
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const fits = ({ left, top }: { left: number; top: number }) =>
    side === 'top' || side === 'bottom'
      ? top >= margin && top + size.height <= view.height - margin
      : left >= margin && left + size.width <= view.width - margin;
  const first = at(side, anchor, size);
  const second = at(opposite[side], anchor, size);
  const { left, top } = fits(first) || !fits(second) ? first : second;
  const inside = (from: number, length: number, all: number) =>
    Math.round(Math.max(margin, Math.min(from, all - length - margin)));
  return { left: inside(left, size.width, view.width), top: inside(top, size.height, view.height) };
}
