import { Menu, Toolbar, ToolbarButton, ToolbarSeparator } from '@portal/design-system';
import {
  Bold,
  Check,
  ChevronDown,
  CodeXml,
  ImageIcon,
  Italic,
  Link2,
  List,
  ListOrdered,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Table2,
} from '@portal/design-system/icons';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { textMessages as messages } from '../messages/text.ts';
import { useBesideText } from './beside-text.ts';
import * as css from './TextEditor.css.ts';
import { textBlocks } from './text-blocks.ts';

export interface TextToolbarProps {
  writer: Editor;
  onLink: () => void;
  onPicture: () => void;
  /** Opens the field with the Markdown source. */
  onSource: () => void;
  onDone: () => void;
}

const kinds = textBlocks.filter((block) => block.isActive);
const marks = [
  { name: 'bold', icon: Bold, label: messages.bold, keyHint: 'Ctrl B' },
  { name: 'italic', icon: Italic, label: messages.italic, keyHint: 'Ctrl I' },
  { name: 'strike', icon: Strikethrough, label: messages.strike, keyHint: 'Ctrl Shift S' },
  { name: 'code', icon: CodeXml, label: messages.inlineCode, keyHint: 'Ctrl E' },
] as const;

/** The format of the selected words, above the text that is being edited. Alt F10 moves the focus there, Escape returns it. */
export function TextToolbar({ writer, onLink, onPicture, onSource, onDone }: TextToolbarProps) {
  const { ref, style } = useBesideText(writer.view.dom, 'top-start');
  const state = useEditorState({
    editor: writer,
    selector: ({ editor }) => ({
      kind: kinds.find((block) => block.isActive?.(editor))?.key,
      inTable: editor.isActive('table'),
      isLink: editor.isActive('link'),
      isList: editor.isActive('bulletList'),
      isNumbered: editor.isActive('orderedList'),
      marks: marks.map(({ name }) => editor.isActive(name)),
    }),
  });
  const run = (change: (chain: ChainedCommands) => ChainedCommands) => change(writer.chain().focus()).run();
  const tableOnly = state.inTable ? messages.notInTable : undefined;
  const blocked = tableOnly === undefined ? {} : { reason: tableOnly };
  const kind = kinds.find(({ key }) => key === state.kind) ?? kinds[0];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and presses of the buttons within
    <div
      ref={ref}
      style={style}
      className={css.toolbar}
      data-own-keys
      data-text-tools
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        writer.commands.focus();
      }}
    >
      <Toolbar label={messages.toolbar} floating>
        <Menu
          trigger={
            <ToolbarButton
              label={messages.kind(kind?.label ?? '')}
              words={kind?.label ?? ''}
              after={ChevronDown}
              {...blocked}
            />
          }
          entries={kinds.map(({ key, label, icon, apply }) => ({
            key,
            label,
            icon,
            checked: key === state.kind,
            onSelect: () => {
              if (apply) run(apply);
            },
          }))}
        />
        <ToolbarSeparator />
        {marks.map(({ name, ...button }, index) => (
          <ToolbarButton
            key={name}
            {...button}
            pressed={state.marks[index] ?? false}
            onClick={() => run((chain) => chain.toggleMark(name))}
          />
        ))}
        <ToolbarSeparator />
        <ToolbarButton
          icon={List}
          label={messages.list}
          pressed={state.isList}
          {...blocked}
          onClick={() => run((chain) => chain.toggleBulletList())}
        />
        <ToolbarButton
          icon={ListOrdered}
          label={messages.numbered}
          pressed={state.isNumbered}
          {...blocked}
          onClick={() => run((chain) => chain.toggleOrderedList())}
        />
        <ToolbarSeparator />
        <ToolbarButton icon={Link2} label={messages.link} keyHint="Ctrl K" pressed={state.isLink} onClick={onLink} />
        <ToolbarButton icon={ImageIcon} label={messages.picture} onClick={onPicture} />
        {state.inTable ? (
          <Menu
            trigger={<ToolbarButton icon={Table2} label={messages.table} after={ChevronDown} />}
            entries={[
              { key: 'row-before', label: messages.rows.before, onSelect: () => run((chain) => chain.addRowBefore()) },
              { key: 'row-after', label: messages.rows.after, onSelect: () => run((chain) => chain.addRowAfter()) },
              { key: 'row-delete', label: messages.rows.remove, onSelect: () => run((chain) => chain.deleteRow()) },
              { key: 'line-1', separator: true },
              {
                key: 'column-before',
                label: messages.columns.before,
                onSelect: () => run((chain) => chain.addColumnBefore()),
              },
              {
                key: 'column-after',
                label: messages.columns.after,
                onSelect: () => run((chain) => chain.addColumnAfter()),
              },
              {
                key: 'column-delete',
                label: messages.columns.remove,
                onSelect: () => run((chain) => chain.deleteColumn()),
              },
              { key: 'line-2', separator: true },
              {
                key: 'delete',
                label: messages.deleteTable,
                tone: 'critical',
                onSelect: () => run((chain) => chain.deleteTable()),
              },
            ]}
          />
        ) : (
          <ToolbarButton
            icon={Table2}
            label={messages.table}
            onClick={() => run((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }))}
          />
        )}
        <ToolbarButton
          icon={RemoveFormatting}
          label={messages.clear}
          onClick={() => run((chain) => chain.unsetAllMarks())}
        />
        <ToolbarSeparator />
        <ToolbarButton icon={SquareCode} label={messages.source} onClick={onSource} />
        <ToolbarButton icon={Check} label={messages.done} keyHint="Esc" onClick={onDone} />
      </Toolbar>
    </div>
  );
}
