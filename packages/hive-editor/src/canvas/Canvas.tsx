import type { ThemeKey } from '@portal/design-system';
import type { HivePerson } from '@portal/domain/hive';
import { type EditedText, LivePage, type LivePlaces, pathOf } from '@portal/hive-components/page';
import { createStore, lazyComponent, type Store, useStoreValue } from '@portal/portal-client/react';
import {
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDraftContent } from '../data/use-page-content.ts';
import { useEditor, useSelected } from '../editor-context.ts';
import { canvasMessages as messages } from '../messages/canvas.ts';
import type { Editor } from '../model/editor.ts';
import type { TextEditorProps } from '../text/TextEditor.tsx';
import * as css from './Canvas.css.ts';
import { cellAround, cellElementOf, componentAround, elementOf, keyAround } from './elements.ts';
import { InsertHere, type InsertHereProps } from './InsertHere.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useDrag } from './use-drag.ts';
import { useInlineEdit } from './use-inline-edit.ts';
import { useOthers } from './use-others.ts';
import { usePlaces } from './use-places.ts';
import type { CanvasWidth } from './widths.ts';

/** Gap between frames and border of a frame, in px. */
const gap = 16;
const frameLines = 2;
/** Below this scale text is unreadable, so the canvas scrolls instead. */
const leastScale = 0.6;

/** Scrolls within the frame only: `scrollIntoView` also scrolls the ancestors of the frame, which are reset here. */
function scrollIntoFrame(element: Element): void {
  const around: { readonly holder: Element; readonly left: number; readonly top: number }[] = [];
  let holder: Element | null = element.ownerDocument.defaultView?.frameElement ?? null;
  for (; holder; holder = holder.parentElement) {
    around.push({ holder, left: holder.scrollLeft, top: holder.scrollTop });
  }
  element.scrollIntoView({ block: 'nearest' });
  for (const each of around) each.holder.scrollTo({ left: each.left, top: each.top, behavior: 'instant' });
}

/** Scrolls a newly selected component into view. */
function useScrollIntoView(page: RefObject<HTMLElement | null>, selected: string): void {
  useEffect(() => {
    const found = elementOf(page.current, selected);
    // Not for the root, which is always in view.
    if (found && componentAround(found.parentElement)) scrollIntoFrame(found);
  }, [page, selected]);
}

/** Marks the selected cell. */
function useChosenCell(page: RefObject<HTMLElement | null>, editor: Editor): void {
  useEffect(() => {
    const mark = () => {
      page.current?.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
      const cell = editor.cell.get();
      if (cell) cellElementOf(page.current, cell.parent, cell.position)?.setAttribute('data-chosen', '');
    };
    mark();
    return editor.cell.subscribe(mark);
  }, [page, editor]);
}

/** Loaded when a formatted text is first edited. */
const TextEditor = lazyComponent<TextEditorProps>(async () => (await import('../text/TextEditor.tsx')).TextEditor);

interface PageProps {
  places: LivePlaces;
  editable: boolean;
  /** `cell`: the number of the empty cell that was clicked. */
  onPick: (key: string, cell: number | null, isMore: boolean) => void;
  /** Opens the settings of the selected component. */
  onOpen: () => void;
  onInsertAt: InsertHereProps['onInsertAt'];
  others: Store<readonly HivePerson[]> | undefined;
}

/** The page on the canvas. Clicks select components; links and controls are inert. */
const DraftPage = memo(function DraftPage({ places, editable, onPick, onOpen, onInsertAt, others }: PageProps) {
  const selected = useSelected();
  const content = useDraftContent();
  const page = useRef<HTMLDivElement>(null);
  const editor = useEditor();
  const [edited] = useState(() => createStore<EditedText | null>(null));
  const written = useStoreValue(edited, (text) => text?.of);
  const close = () => edited.set(null);
  const onText = (of: string, setting: string) =>
    edited.set({
      of,
      setting,
      editor: (
        <TextEditor
          key={of}
          of={of}
          setting={setting}
          pathOf={(address) => pathOf(address, { content })}
          onClose={({ keepFocus }) => {
            close();
            if (!keepFocus) page.current?.focus({ preventScroll: true });
          }}
          onSource={() => {
            close();
            onOpen();
          }}
        />
      ),
    });
  const handlers = { ...useDrag(page, editor), ...useInlineEdit(page, editor, editable, onOpen, onText) };
  useScrollIntoView(page, selected);
  useChosenCell(page, editor);
  useOthers(page, others);
  const pick = (event: MouseEvent<HTMLElement>) => {
    // A cast, because elements of the frame are not instances of this window's Element.
    const target = event.target as Element;
    // Toolbars beside the page are in another document; their events bubble through React.
    if (!page.current?.contains(target)) return;
    const key = keyAround(target);
    if (target.closest('a, button, summary, label, input')) event.preventDefault();
    if (key) onPick(key, cellAround(target), event.ctrlKey || event.metaKey || event.shiftKey);
  };
  return (
    // Focusable, so that the editor's keys work after a click on the canvas.
    <div
      ref={page}
      tabIndex={-1}
      className={css.page}
      {...handlers}
      onClickCapture={pick}
      onSubmitCapture={(event) => event.preventDefault()}
    >
      <LivePage places={places} content={content} edited={edited} />
      {editable && written !== selected ? <InsertHere page={page} onInsertAt={onInsertAt} /> : null}
    </div>
  );
});

/** The size of the canvas, in px. */
function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 800, height: 600 });
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const watch = new ResizeObserver(() => setSize({ width: node.clientWidth, height: node.clientHeight }));
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return { box, size };
}

export interface CanvasProps {
  widths: readonly CanvasWidth[];
  /** The theme that the page is shown in; null for the person's own. */
  theme?: ThemeKey | null;
  editable: boolean;
  onOpen: () => void;
  /** Asks what to insert at a place. */
  onInsertAt: InsertHereProps['onInsertAt'];
  /** Others in the draft, whose selections are marked. */
  others?: Store<readonly HivePerson[]>;
}

/** HIVE-16: the draft at one or several widths side by side, scaled down to fit. */
export function Canvas({ widths, theme = null, editable, onOpen, onInsertAt, others }: CanvasProps) {
  const editor = useEditor();
  const places = usePlaces(editor);
  const { box, size } = useSize();
  const latest = useRef({ onOpen, onInsertAt });
  latest.current = { onOpen, onInsertAt };
  // Stable callbacks, so that the memoised pages do not render with the canvas.
  const open = useCallback(() => latest.current.onOpen(), []);
  const insertAt = useCallback<CanvasProps['onInsertAt']>((place) => latest.current.onInsertAt(place), []);
  const pick = useCallback(
    (key: string, cell: number | null, isMore: boolean) => {
      if (isMore) editor.toggleSelected(key);
      else if (cell === null) editor.select(new Set([key]));
      else editor.selectCell({ parent: key, position: cell });
    },
    [editor],
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const free = size.width - gap * (widths.length + 1) - frameLines * widths.length;
  // A single width always fills the canvas, scaled as needed.
  const scale = Math.max(widths.length === 1 ? 0.2 : leastScale, Math.min(1, free / Math.max(1, total)));
  const height = Math.max(240, size.height - gap * 2 - 20);
  return (
    <div
      ref={box}
      className={css.canvas}
      // A region that scrolls must be reachable by keyboard.
      {...(scale === leastScale ? { role: 'group', tabIndex: 0, 'aria-label': messages.canvas } : {})}
    >
      {widths.map((width) => (
        <figure key={width} className={css.figure} style={{ width: width * scale + frameLines }}>
          <figcaption className={css.caption}>{messages.caption(width, scale, widths.length === 1)}</figcaption>
          <PreviewFrame title={messages.page(width)} width={width} height={height} scale={scale} theme={theme}>
            <DraftPage
              places={places}
              editable={editable}
              onPick={pick}
              onOpen={open}
              onInsertAt={insertAt}
              others={others}
            />
          </PreviewFrame>
        </figure>
      ))}
    </div>
  );
}
