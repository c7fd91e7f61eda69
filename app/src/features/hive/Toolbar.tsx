import { Button, ButtonGroup, IconButton } from '@portal/design-system';
import {
  ClipboardPaste,
  Copy,
  FileText,
  Layers,
  Plus,
  Redo2,
  Trash2,
  Undo2,
  UnfoldVertical,
} from '@portal/design-system/icons';
import { useStore, useStoreValue } from '@portal/portal-client/react';
import { type CanvasWidth, canvasWidths } from './canvas/Canvas.tsx';
import { useEditor, useOfTree, useSelected, useSight } from './editor-context.ts';
import * as css from './HiveScreen.css.ts';
import { refusals } from './model/refusals.ts';
import { tellClipboard } from './tree/clipboard.ts';
import type { Asked } from './use-editor-keys.ts';

export interface ToolbarProps {
  editable: boolean;
  widths: readonly CanvasWidth[];
  onWidths: (widths: readonly CanvasWidth[]) => void;
  onAsk: (what: Asked) => void;
}

type WidthKey = `${CanvasWidth}`;

/** What can be done to what is selected, each with its key in its name. */
export function Toolbar({ editable, widths, onWidths, onAsk }: ToolbarProps) {
  const work = useEditor();
  const selected = useSelected();
  const isTop = useOfTree((tree) => tree.get(selected)?.parent === null);
  const isEmpty = useOfTree((tree) => tree.size <= 1);
  const { isolated } = useSight();
  const isAlone = useOfTree((tree) => isolated !== null && tree.has(isolated));
  const { history } = work.document;
  const canUndo = useStoreValue(history, ({ done }) => done > 0);
  const canRedo = useStoreValue(history, ({ done, steps }) => done < steps.length);
  const copied = useStore(work.clipboard);
  const closed = editable ? undefined : refusals.closed;
  const noRoot = closed ?? (isTop ? refusals.root : undefined);
  return (
    <div className={css.toolbar}>
      <Button size="s" icon={Plus} keyHint="/" reason={closed} onClick={() => onAsk('insert')}>
        Insert
      </Button>
      <IconButton
        icon={Undo2}
        label="Undo"
        reason={closed ?? (canUndo ? undefined : refusals.undo)}
        onClick={work.undo}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        reason={closed ?? (canRedo ? undefined : refusals.redo)}
        onClick={work.redo}
      />
      <IconButton icon={UnfoldVertical} label="Move to a place" reason={noRoot} onClick={() => onAsk('move')} />
      <IconButton icon={Layers} label="Duplicate" reason={noRoot} onClick={() => work.duplicate(work.chosen())} />
      <IconButton
        icon={Copy}
        label="Copy"
        reason={isTop ? refusals.root : undefined}
        onClick={() => {
          const copy = work.copy(work.chosen());
          if (copy) tellClipboard(copy);
        }}
      />
      <IconButton
        icon={ClipboardPaste}
        label="Paste to a place"
        reason={closed ?? (copied ? undefined : 'Copy a component first.')}
        onClick={() => onAsk('paste')}
      />
      <IconButton icon={Trash2} label="Remove" reason={noRoot} onClick={() => work.remove(work.chosen())} />
      <IconButton
        icon={FileText}
        label="Clear the page"
        reason={closed ?? (isEmpty ? 'The page is empty.' : undefined)}
        onClick={work.clear}
      />
      <span className={css.grow} />
      {isAlone ? (
        <Button size="s" onClick={() => work.isolate(null)}>
          Show the whole page
        </Button>
      ) : null}
      <ButtonGroup<WidthKey>
        kind="many"
        size="s"
        label="Widths in pixels"
        items={canvasWidths.map((width) => ({ key: `${width}` as const, label: String(width) }))}
        value={widths.map((width) => `${width}` as const)}
        onValueChange={(keys) => onWidths(canvasWidths.filter((width) => keys.includes(`${width}`)))}
      />
    </div>
  );
}
