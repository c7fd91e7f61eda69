import type { Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Image } from '@tiptap/extension-image';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** A list without empty lines between its items, whose items show no paragraphs. */
const tight = {
  default: true,
  rendered: true,
  parseHTML: () => true,
  renderHTML: ({ tight }: Record<string, unknown>) => (tight ? { 'data-tight': '' } : {}),
};

/**
 * What a Markdown text of a page can contain, as a document of Tiptap: the elements of CommonMark, tables and struck-out text.
 * `pathOf` gives the path of a picture, which a text may refer to by number.
 */
export function textExtensions(pathOf: (address: string) => string = (address) => address): Extensions {
  return [
    StarterKit.configure({
      bulletList: false,
      orderedList: false,
      listItem: false,
      code: false,
      // Markdown has no underline.
      underline: false,
      link: {
        openOnClick: false,
        // The parser has already found everything that the page shows as a link.
        autolink: false,
        // Addresses are checked when the text is stored, as in its source.
        isAllowedUri: () => true,
        HTMLAttributes: { target: null, rel: null },
      },
    }),
    // Code may be bold. It is the innermost mark, as in Markdown.
    Code.extend({ excludes: '', priority: 50 }),
    BulletList.extend({ addAttributes: () => ({ tight }) }),
    OrderedList.extend({
      addAttributes() {
        return { ...this.parent?.(), tight };
      },
    }),
    // Items may begin with a heading or another list, as in CommonMark.
    ListItem.extend({ content: 'block+' }),
    Table,
    TableRow,
    // Cells of a Markdown table hold one line.
    TableCell.extend({ content: 'inline*' }),
    TableHeader.extend({ content: 'inline*' }),
    Image.extend({
      renderHTML: ({ node }) => ['img', { src: pathOf(String(node.attrs.src)), alt: node.attrs.alt ?? '' }],
    }).configure({ inline: true }),
  ];
}
