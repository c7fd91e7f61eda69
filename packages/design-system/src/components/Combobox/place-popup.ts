interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

export interface PopupPlace {
  readonly left: number;
  /** Exactly one of the two, from the window's own edge. */
  readonly top?: number;
  readonly bottom?: number;
  readonly width: number;
  readonly maxHeight: number;
}

const [gap, margin, most, least] = [4, 8, 320, 200];

/**
 * Where a list goes, in px of the window: beneath its field and as wide; above where only there is room; never out of the window, which
 * on a phone ends where the keyboard begins.
 */
export function placePopup(anchor: Box, view: { width: number; height: number }): PopupPlace {
  const below = view.height - anchor.bottom - gap - margin;
  const above = anchor.top - gap - margin;
  const width = Math.min(Math.max(anchor.width, least), view.width - 2 * margin);
  const left = Math.max(margin, Math.min(anchor.left, view.width - width - margin));
  const place = { left, width };
  if (below >= Math.min(most, above)) {
    return { ...place, top: anchor.bottom + gap, maxHeight: Math.max(0, Math.min(most, below)) };
  }
  return { ...place, bottom: view.height - anchor.top + gap, maxHeight: Math.max(0, Math.min(most, above)) };
}
