import type { IconGlyph } from '@portal/design-system';
import {
  Code,
  Heading2,
  Heading3,
  ImageIcon,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  Table2,
  TextQuote,
} from '@portal/design-system/icons';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { textMessages as messages } from '../messages/text.ts';

/** A paragraph style or something to insert, as listed in the style menu and in the menu after a slash. */
export interface TextBlock {
  readonly key: string;
  readonly label: string;
  readonly icon: IconGlyph;
  /** Whether the selection is in one. Absent for something to insert. */
  readonly isActive?: (editor: Editor) => boolean;
  /** Undefined for a picture, which is chosen first. */
  readonly apply?: (chain: ChainedCommands) => ChainedCommands;
}

const heading = (level: 2 | 3 | 4, icon: IconGlyph): TextBlock => ({
  key: `heading${level}`,
  label: messages.heading(level),
  icon,
  isActive: (editor) => editor.isActive('heading', { level }),
  apply: (chain) => chain.setHeading({ level }),
});

export const textBlocks: readonly TextBlock[] = [
  {
    key: 'paragraph',
    label: messages.paragraph,
    icon: Pilcrow,
    isActive: (editor) =>
      editor.isActive('paragraph') && !editor.isActive('blockquote') && !editor.isActive('listItem'),
    apply: (chain) => chain.clearNodes(),
  },
  heading(2, Heading2),
  heading(3, Heading3),
  {
    key: 'list',
    label: messages.list,
    icon: List,
    isActive: (editor) => editor.isActive('bulletList'),
    apply: (chain) => chain.toggleBulletList(),
  },
  {
    key: 'numbered',
    label: messages.numbered,
    icon: ListOrdered,
    isActive: (editor) => editor.isActive('orderedList'),
    apply: (chain) => chain.toggleOrderedList(),
  },
  {
    key: 'quote',
    label: messages.quote,
    icon: TextQuote,
    isActive: (editor) => editor.isActive('blockquote'),
    apply: (chain) => chain.toggleBlockquote(),
  },
  {
    key: 'code',
    label: messages.code,
    icon: Code,
    isActive: (editor) => editor.isActive('codeBlock'),
    apply: (chain) => chain.toggleCodeBlock(),
  },
  {
    key: 'table',
    label: messages.table,
    icon: Table2,
    apply: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { key: 'picture', label: messages.picture, icon: ImageIcon },
  { key: 'line', label: messages.line, icon: Minus, apply: (chain) => chain.setHorizontalRule() },
];
