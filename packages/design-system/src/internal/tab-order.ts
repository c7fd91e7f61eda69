/** What moves: keys of the movable tabs in their order, and who is told of a move, with the place among them. */
export interface TabOrder {
  readonly keys: readonly string[];
  readonly nameOf: (key: string) => string;
  readonly onMove: ((key: string, index: number) => void) | undefined;
}

/** Px that a pressed pointer goes before it drags a tab. */
const slack = 6;

/**
 * Hears how tabs of a list are moved: dragged with a mouse or pen, or by Ctrl+Shift and an arrow. Tabs that move have their key in
 * `data-movable`. Loaded only where tabs move, and never before the page is there.
 */
export function watchTabOrder(
  list: HTMLElement,
  latest: { readonly current: TabOrder },
  say: (words: string) => void,
): () => void {
  let pressed: { readonly key: string; readonly x: number } | null = null;
  let dragging = false;
  const tabs = () => [...list.querySelectorAll<HTMLElement>('[role="tab"][data-movable]')];
  const tabOf = (key: string) => tabs().find((tab) => tab.dataset.movable === key);

  const moveTo = (key: string, index: number) => {
    const { keys, nameOf, onMove } = latest.current;
    if (!onMove || index < 0 || index >= keys.length || keys[index] === key) return;
    onMove(key, index);
    say(`${nameOf(key)}, ${index + 1} of ${keys.length}`);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const key = event.target.closest<HTMLElement>('[data-movable]')?.dataset.movable;
    pressed = key === undefined ? null : { key, x: event.clientX };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!pressed) return;
    const { key } = pressed;
    if (!dragging) {
      if (Math.abs(event.clientX - pressed.x) < slack) return;
      dragging = true;
      // With the pointer captured, letting go is no click on a tab.
      list.setPointerCapture(event.pointerId);
      tabOf(key)?.setAttribute('data-held', '');
    }
    const boxes = tabs().map((tab) => tab.getBoundingClientRect());
    const over = boxes.findIndex(({ left, right }) => event.clientX >= left && event.clientX < right);
    const own = latest.current.keys.indexOf(key);
    const [box, mine] = [boxes[over], boxes[own]];
    if (!box || !mine || over === own) return;
    // Past the middle, or a wide tab and a narrow one would change places for ever.
    const middle = (box.left + box.right) / 2;
    if (box.left > mine.left ? event.clientX > middle : event.clientX < middle) moveTo(key, over);
  };
  const stop = () => {
    if (pressed) tabOf(pressed.key)?.removeAttribute('data-held');
    pressed = null;
    dragging = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.shiftKey || !(event.target instanceof HTMLElement)) return;
    const key = event.target.dataset.movable;
    if (key === undefined || !/^Arrow(Left|Right)$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const rtl = getComputedStyle(list).direction === 'rtl';
    moveTo(key, latest.current.keys.indexOf(key) + ((event.key === 'ArrowRight') === rtl ? -1 : 1));
    // What is moved in the document loses the focus.
    requestAnimationFrame(() => tabOf(key)?.focus());
  };

  const listening = new AbortController();
  const { signal } = listening;
  list.addEventListener('pointerdown', onPointerDown, { signal });
  list.addEventListener('pointermove', onPointerMove, { signal });
  list.addEventListener('pointerup', stop, { signal });
  list.addEventListener('pointercancel', stop, { signal });
  list.addEventListener('keydown', onKeyDown, { signal });
  list.dataset.order = 'watched';
  return () => {
    delete list.dataset.order;
    listening.abort();
  };
}
