import { Button, ButtonGroup, IconButton, Select, type ThemeKey, themeKeys, themeTitles } from '@portal/design-system';
import {
  ClipboardPaste,
  Copy,
  FileText,
  ImageIcon,
  Layers,
  Plus,
  Redo2,
  Trash2,
  Undo2,
  UnfoldVertical,
} from '@portal/design-system/icons';
import { useStore, useStoreValue } from '@portal/portal-client/react';
import { Suspense, useState } from 'react';
import { type CanvasView, canvasWidths } from './canvas/widths.ts';
import { useEditor, useSelected, useTreeValue, useVisibility } from './editor-context.ts';
import * as css from './HiveEditor.css.ts';
import { LazyLibrary } from './media/LibraryField.tsx';
import { actionMessages as messages } from './messages/actions.ts';
import { disabledReasons } from './messages/disabled-reasons.ts';
import { mediaMessages } from './messages/media.ts';
import { writeClipboard } from './tree/clipboard.ts';
import type { EditorDialog } from './use-editor-keys.ts';

export interface ToolbarProps {
  /** Why the draft cannot be edited; missing if it can. */
  closed: string | undefined;
  view: CanvasView;
  onView: (view: CanvasView) => void;
  /** The theme that the page is shown in; null for the person's own. */
  theme: ThemeKey | null;
  onTheme: (theme: ThemeKey | null) => void;
  onOpenDialog: (what: EditorDialog) => void;
}

/** Custom is different for each person. */
const previewThemes = themeKeys.filter((key) => key !== 'custom');

/** Actions on the selection, and the widths of the canvas. */
export function Toolbar({ closed, view, onView, theme, onTheme, onOpenDialog }: ToolbarProps) {
  const editor = useEditor();
  const [library, setLibrary] = useState(false);
  const selected = useSelected();
  const isTop = useTreeValue((tree) => tree.get(selected)?.parent === null);
  const isEmpty = useTreeValue((tree) => tree.size <= 1);
  const { isolated } = useVisibility();
  const isAlone = useTreeValue((tree) => isolated !== null && tree.has(isolated));
  const { history } = editor.document;
  const canUndo = useStoreValue(history, ({ done }) => done > 0);
  const canRedo = useStoreValue(history, ({ done, steps }) => done < steps.length);
  const copied = useStore(editor.clipboard);
  const noRoot = closed ?? (isTop ? disabledReasons.root : undefined);
  return (
    <div className={css.toolbar}>
      <Button size="s" icon={Plus} keyHint="/" reason={closed} onClick={() => onOpenDialog('insert')}>
        {messages.insert}
      </Button>
      <IconButton
        icon={Undo2}
        label={messages.undo}
        reason={closed ?? (canUndo ? undefined : disabledReasons.undo)}
        onClick={editor.undo}
      />
      <IconButton
        icon={Redo2}
        label={messages.redo}
        reason={closed ?? (canRedo ? undefined : disabledReasons.redo)}
        onClick={editor.redo}
      />
      <IconButton icon={UnfoldVertical} label={messages.move} reason={noRoot} onClick={() => onOpenDialog('move')} />
      <IconButton
        icon={Layers}
        label={messages.duplicate}
        reason={noRoot}
        onClick={() => editor.duplicate(editor.targets())}
      />
      <IconButton
        icon={Copy}
        label={messages.copy}
        reason={isTop ? disabledReasons.root : undefined}
        onClick={() => {
          const copy = editor.copy(editor.targets());
          if (copy) writeClipboard(copy);
        }}
      />
      <IconButton
        icon={ClipboardPaste}
        label={messages.paste}
        reason={closed ?? (copied ? undefined : messages.copyFirst)}
        onClick={() => onOpenDialog('paste')}
      />
      <IconButton
        icon={Trash2}
        label={messages.remove}
        reason={noRoot}
        onClick={() => editor.remove(editor.targets())}
      />
      <IconButton
        icon={FileText}
        label={messages.clear}
        reason={closed ?? (isEmpty ? messages.pageIsEmpty : undefined)}
        onClick={editor.clear}
      />
      <IconButton icon={ImageIcon} label={mediaMessages.titles.any} onClick={() => setLibrary(true)} />
      {library ? (
        <Suspense fallback={null}>
          <LazyLibrary purpose="any" onClose={() => setLibrary(false)} />
        </Suspense>
      ) : null}
      <span className={css.grow} />
      {isAlone ? (
        <Button size="s" onClick={() => editor.isolate(null)}>
          {messages.showWholePage}
        </Button>
      ) : null}
      <Select
        look="bare"
        label={messages.theme}
        value={theme ?? ''}
        options={[
          { value: '', label: messages.ownTheme },
          ...previewThemes.map((key) => ({ value: key, label: themeTitles[key] })),
        ]}
        onValueChange={(key) => onTheme(previewThemes.find((each) => each === key) ?? null)}
      />
      <ButtonGroup<`${CanvasView}`>
        kind="one"
        size="s"
        label={messages.widths}
        items={[
          ...canvasWidths.map((width) => ({ key: `${width}` as const, label: String(width) })),
          { key: 'all', label: messages.allWidths },
        ]}
        value={`${view}`}
        onValueChange={(key) => onView(canvasWidths.find((width) => `${width}` === key) ?? 'all')}
      />
    </div>
  );
}
