import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { EditorWork } from '../model/editor-work.ts';
import { shapeOf } from '../model/types-known.ts';
import { readTyped } from '../settings/setting-text.ts';
import { labelOf } from '../tree/places.ts';
import { elementOf, keyAround } from './elements.ts';
import { type Found, foundAt, foundIn, writeIn } from './in-place.ts';

/**
 * HIVE-16: words are written where they stand: by a double click on them, or Enter on what is selected. What does not read as it is stored
 * is written in its field.
 */
export function useInPlace(
  page: RefObject<HTMLElement | null>,
  work: EditorWork,
  editable: boolean,
  onOpen: () => void,
) {
  const nodeAt = (key: string) => work.document.tree.get().get(key);

  const write = (found: Found | null) => {
    const node = found ? nodeAt(found.key) : undefined;
    const setting = found && node ? shapeOf(node.name)[found.setting] : undefined;
    if (!editable || !found || !node || !setting) return onOpen();
    writeIn(found.element, `${setting.label} of ${labelOf(node)}`, (text) => {
      if (text === null) return;
      const verdict = readTyped(setting, text, nodeAt(found.key)?.settings[found.setting]);
      const value = verdict.ok ? verdict.value : text;
      const change = { kind: 'set', key: found.key, name: found.setting, value } as const;
      if (verdict.ok || verdict.held) work.said.set(work.document.changeAll([change], { atOnce: true }));
      else work.said.set({ ok: false, say: `${verdict.why}. It stays as it was.` });
    });
  };

  return {
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const target = event.target as Element;
      // Clicks within what is being written choose words of it.
      if (target.closest('[contenteditable]')) return;
      const node = nodeAt(keyAround(target) ?? '');
      write(node ? foundAt(target, node) : null);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const isHere = event.target === page.current && event.key === 'Enter' && !event.nativeEvent.isComposing;
      if (!isHere || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const key = work.selected.get();
      const node = nodeAt(key);
      const component = elementOf(page.current, key);
      write(node && component ? foundIn(component, node) : null);
    },
  };
}
