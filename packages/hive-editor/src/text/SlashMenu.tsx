import { Icon } from '@portal/design-system';
import { Extension } from '@tiptap/core';
import { Suggestion, type SuggestionKeyDownProps, type SuggestionProps } from '@tiptap/suggestion';
import { useEffect, useState } from 'react';
import { textMessages as messages } from '../messages/text.ts';
import { useBesideText } from './beside-text.ts';
import * as css from './TextEditor.css.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';

/** An open menu after a slash at the beginning of a line. */
export type OpenSlash = SuggestionProps<TextBlock, TextBlock>;

export interface SlashListener {
  onChange: (open: OpenSlash | null) => void;
  /** Returns whether the menu has handled the key. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

const found = (query: string) =>
  textBlocks.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase()));

/** A slash at the beginning of a paragraph opens a menu of what can be inserted; typing filters it, Enter inserts. */
export const slashExtension = (listener: () => SlashListener, onPicture: () => void) =>
  Extension.create({
    name: 'slash',
    addProseMirrorPlugins() {
      return [
        Suggestion<TextBlock, TextBlock>({
          editor: this.editor,
          char: '/',
          startOfLine: true,
          allowSpaces: true,
          allow: ({ state, range }) => state.doc.resolve(range.from).parent.type.name === 'paragraph',
          items: ({ query }) => found(query),
          command: ({ editor, range, props: block }) => {
            const chain = editor.chain().focus().deleteRange(range);
            if (block.apply) block.apply(chain).run();
            else {
              chain.run();
              onPicture();
            }
          },
          render: () => ({
            onStart: (props) => listener().onChange(props),
            onUpdate: (props) => listener().onChange(props),
            onExit: () => listener().onChange(null),
            onKeyDown: ({ event }: SuggestionKeyDownProps) => listener().onKeyDown(event),
          }),
        }),
      ];
    },
  });

export interface SlashMenuProps {
  open: OpenSlash;
  /** The element that has the focus; it announces the chosen option to screen readers. */
  text: HTMLElement;
  /** Gets the function that handles keys while the menu is open. */
  onKeys: (keys: (event: KeyboardEvent) => boolean) => void;
}

const id = 'hive-slash';

/** The menu after a slash. The focus stays in the text. */
export function SlashMenu({ open, text, onKeys }: SlashMenuProps) {
  const { ref, style } = useBesideText(open.decorationNode ?? text, 'bottom-start');
  const [active, setActive] = useState(0);
  const { items } = open;
  const current = items[Math.min(active, items.length - 1)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at its first result
  useEffect(() => setActive(0), [open.query]);
  useEffect(() => {
    onKeys((event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setActive((index) => (index + step + items.length) % Math.max(1, items.length));
      else if ((event.key === 'Enter' || event.key === 'Tab') && current) open.command(current);
      else return false;
      return true;
    });
  });
  if (items.length === 0) return null;
  return (
    <div ref={ref} style={style} className={css.slash} data-own-keys>
      <div id={id} role="listbox" aria-label={messages.insert}>
        {items.map((block) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text has the focus and the keys
          <div
            key={block.key}
            role="option"
            aria-selected={block === current}
            className={css.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open.command(block)}
          >
            <Icon icon={block.icon} />
            {block.label}
          </div>
        ))}
      </div>
      {/* Read out, because the menu is in another document than the text. */}
      <span role="status" className={css.said}>
        {current?.label}
      </span>
    </div>
  );
}
