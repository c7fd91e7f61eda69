import type { HiveNode } from '@portal/domain/hive';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { canvasMessages as messages } from '../messages/canvas.ts';
import { shapeOf } from '../model/component-types.ts';
import type { Editor } from '../model/editor.ts';
import { readTyped } from '../settings/setting-text.ts';
import { labelOf } from '../tree/places.ts';
import { elementOf, keyAround } from './elements.ts';
import { type EditableText, editableTextAt, editInline, firstEditableText } from './inline-edit.ts';

/** The setting of a type whose formatted text is edited on the page. */
const formattedText = (type: string) => Object.entries(shapeOf(type)).find(([, setting]) => setting.inPlace)?.[0];

/**
 * HIVE-16: editing text on the canvas, by double click on it or Enter on the selected component. Text that is displayed differently from
 * how it is stored is edited in its field instead, unless it is a formatted text.
 */
export function useInlineEdit(
  page: RefObject<HTMLElement | null>,
  editor: Editor,
  editable: boolean,
  onOpen: () => void,
  /** Edits a formatted text on the page. */
  onText: (of: string, setting: string) => void,
) {
  const nodeAt = (key: string) => editor.document.tree.get().get(key);

  const edit = (about: HiveNode | undefined, found: EditableText | null) => {
    const node = found ? nodeAt(found.key) : undefined;
    const setting = found && node ? shapeOf(node.name)[found.setting] : undefined;
    if (editable && about && (!setting || setting.inPlace)) {
      const formatted = formattedText(about.name);
      if (formatted !== undefined) return onText(about.key, formatted);
    }
    if (!editable || !found || !node || !setting) return onOpen();
    editInline(found.element, messages.textOf(setting.label, labelOf(node)), (text) => {
      if (text === null) return;
      const verdict = readTyped(setting, text, nodeAt(found.key)?.settings[found.setting]);
      const { value } = verdict;
      const change = { kind: 'set', key: found.key, name: found.setting, value } as const;
      if (verdict.ok || verdict.deferred) editor.notice.set(editor.document.changeAll([change], { atOnce: true }));
      else editor.notice.set({ ok: false, say: messages.textUnchanged(verdict.why) });
    });
  };

  return {
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const target = event.target as Element;
      // Inside the text being edited, a double click selects a word.
      if (target.closest('[contenteditable]')) return;
      // Toolbars beside the page are in another document; their events bubble through React.
      if (!page.current?.contains(target)) return;
      const node = nodeAt(keyAround(target) ?? '');
      edit(node, node ? editableTextAt(target, node) : null);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const isHere = event.target === page.current && event.key === 'Enter' && !event.nativeEvent.isComposing;
      if (!isHere || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const key = editor.selected.get();
      const node = nodeAt(key);
      const component = elementOf(page.current, key);
      edit(node, node && component ? firstEditableText(component, node) : null);
    },
  };
}
