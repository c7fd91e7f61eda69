import { LivePage, type LivePlaces } from '@portal/hive-components/page';
import { type MouseEvent, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useDraftContent } from '../data/use-page-content.ts';
import { useEditor, useSelected } from '../editor-context.ts';
import * as css from './Canvas.css.ts';
import { keyAround } from './elements.ts';
import { ScaledFrame } from './ScaledFrame.tsx';
import { useDrag } from './use-drag.ts';
import { useInPlace } from './use-in-place.ts';
import { useInSight } from './use-in-sight.ts';
import { usePlaces } from './use-places.ts';

/** HIVE-16: widths of a phone, a tablet, and the width locks of the portal. */
export const canvasWidths = [390, 768, 1200, 1440, 1680] as const;
export type CanvasWidth = (typeof canvasWidths)[number];

/** Space between frames, and the lines around one, in px of the screen. */
const gap = 16;
const frameLines = 2;
/** Smaller nothing can be read: the frames are scrolled instead. */
const leastScale = 0.25;

interface PageProps {
  places: LivePlaces;
  editable: boolean;
  onPick: (key: string, isMore: boolean) => void;
  /** To the settings of what was picked. */
  onOpen: () => void;
}

/** The page itself. What stands on it is looked at and picked here, not used: links lead nowhere. */
const DraftPage = memo(function DraftPage({ places, editable, onPick, onOpen }: PageProps) {
  const selected = useSelected();
  const content = useDraftContent();
  const page = useRef<HTMLDivElement>(null);
  const work = useEditor();
  const handlers = { ...useDrag(page, work), ...useInPlace(page, work, editable, onOpen) };
  useInSight(page, selected);
  const pick = (event: MouseEvent<HTMLElement>) => {
    // An element of another window is no Element of this one.
    const key = keyAround(event.target as Element);
    if ((event.target as Element).closest('a, button, summary, label, input')) event.preventDefault();
    if (key) onPick(key, event.ctrlKey || event.metaKey || event.shiftKey);
  };
  return (
    // Takes the focus of a click, so that the keys of the editor act there as well.
    <div
      ref={page}
      tabIndex={-1}
      className={css.page}
      {...handlers}
      onClickCapture={pick}
      onSubmitCapture={(event) => event.preventDefault()}
    >
      <LivePage places={places} content={content} />
    </div>
  );
});

/** The room that the frames have, in px. */
function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 800, height: 600 });
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const watch = new ResizeObserver(() => setRoom({ width: node.clientWidth, height: node.clientHeight }));
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return { box, room };
}

export interface CanvasProps {
  widths: readonly CanvasWidth[];
  editable: boolean;
  onOpen: () => void;
}

/** HIVE-16: the same draft at one width or at several side by side, drawn smaller where the room is narrow. */
export function Canvas({ widths, editable, onOpen }: CanvasProps) {
  const work = useEditor();
  const places = usePlaces(work);
  const { box, room } = useRoom();
  const latest = useRef(onOpen);
  latest.current = onOpen;
  // One for the life of the canvas, so that the page is not rendered with every bar around it.
  const open = useCallback(() => latest.current(), []);
  const pick = useCallback(
    (key: string, isMore: boolean) => (isMore ? work.toggle(key) : work.choose(new Set([key]))),
    [work],
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const free = room.width - gap * (widths.length + 1) - frameLines * widths.length;
  const scale = Math.max(leastScale, Math.min(1, free / Math.max(1, total)));
  const height = Math.max(240, room.height - gap * 2 - 20);
  return (
    <div ref={box} className={css.canvas}>
      {widths.map((width) => (
        <figure key={width} className={css.figure} style={{ width: width * scale + frameLines }}>
          <figcaption className={css.caption}>
            {width} px{scale < 1 ? `, ${widths.length === 1 ? 'drawn ' : ''}at ${Math.round(scale * 100)} %` : ''}
          </figcaption>
          <ScaledFrame title={`Page at ${width} pixels`} width={width} height={height} scale={scale}>
            <DraftPage places={places} editable={editable} onPick={pick} onOpen={open} />
          </ScaledFrame>
        </figure>
      ))}
    </div>
  );
}
