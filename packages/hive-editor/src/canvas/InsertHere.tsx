import { Icon } from '@portal/design-system';
import { Plus } from '@portal/design-system/icons';
import type { HivePlace } from '@portal/domain/hive';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useEditor, useSelected, useTreeValue } from '../editor-context.ts';
import { canvasMessages as messages } from '../messages/canvas.ts';
import { modelOf } from '../model/component-types.ts';
import { labelOf } from '../tree/places.ts';
import * as css from './Canvas.css.ts';
import { elementOf } from './elements.ts';

export interface InsertHereProps {
  /** The element of the page, in the preview frame. */
  page: RefObject<HTMLElement | null>;
  onInsertAt: (place: HivePlace & { readonly position: number }) => void;
}

interface Line {
  readonly isUpright: boolean;
  /** In px, from the upper left corner of the page. */
  readonly left: number;
  readonly top: number;
  /** Its length in px. */
  readonly length: number;
}

/** The line after an element: below it, or beside it where its siblings are in a row. */
function lineAfter(element: Element, page: Element): Line {
  const around = page.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const isUpright = element.parentElement
    ? getComputedStyle(element.parentElement).flexDirection.startsWith('row')
    : false;
  const isRightToLeft = getComputedStyle(page).direction === 'rtl';
  return {
    isUpright,
    left: (isUpright && !isRightToLeft ? own.right : own.left) - around.left,
    top: (isUpright ? own.top : own.bottom) - around.top,
    length: isUpright ? own.height : own.width,
  };
}

/** A plus after the selected component, for inserting the next one there. */
export function InsertHere({ page, onInsertAt }: InsertHereProps) {
  const { document } = useEditor();
  const selected = useSelected();
  /** Only where components follow one another: a cell is selected by itself. */
  const follows = useTreeValue((tree) => {
    const node = tree.get(selected);
    const parent = node?.parent == null ? undefined : tree.get(node.parent);
    return parent !== undefined && modelOf(parent).kind === 'flow';
  });
  const label = useTreeValue((tree) => {
    const node = tree.get(selected);
    return node ? labelOf(node) : '';
  });
  const [line, setLine] = useState<Line | null>(null);
  useLayoutEffect(() => {
    const root = page.current;
    const element = elementOf(root, selected);
    if (!root || !element || !follows) return setLine(null);
    const watch = new ResizeObserver(() => setLine(lineAfter(element, root)));
    watch.observe(root);
    watch.observe(element);
    return () => watch.disconnect();
  }, [page, selected, follows]);
  if (!line) return null;
  const insert = () => {
    const node = document.tree.get().get(selected);
    if (node?.parent != null) onInsertAt({ parent: node.parent, position: node.position + 1 });
  };
  const { left, top, length, isUpright } = line;
  return (
    <div
      className={css.line}
      data-upright={isUpright || undefined}
      style={{ left, top, [isUpright ? 'height' : 'width']: length }}
    >
      <button type="button" className={css.plus} aria-label={messages.insertAfter(label)} onClick={insert}>
        <Icon icon={Plus} size="s" />
      </button>
    </div>
  );
}
