import { markdownReader } from '@portal/hive-components/settings';
import type { Node, Schema } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { defaultMarkdownSerializer, MarkdownParser, MarkdownSerializer } from 'prosemirror-markdown';

type Token = ReturnType<ReturnType<typeof markdownReader>['parse']>[number];

/** Whether the items of the list that opens at `start` follow each other without empty lines: markdown-it then hides their paragraphs. */
function isTight(tokens: readonly Token[], start: number): boolean {
  for (const token of tokens.slice(start + 1)) {
    if (token.type === 'paragraph_open') return token.hidden;
    if (token.type.endsWith('list_close')) break;
  }
  return true;
}

const alignment = (token: Token) => ({ align: /text-align:(\w+)/.exec(String(token.attrGet('style')))?.[1] ?? null });

/** Reads a Markdown text with the parser of the pages, so that the editor and the page agree. */
export function readMarkdownDocument(schema: Schema, text: string): Node {
  const parser = new MarkdownParser(schema, markdownReader(), {
    paragraph: { block: 'paragraph' },
    heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
    blockquote: { block: 'blockquote' },
    bullet_list: { block: 'bulletList', getAttrs: (_, tokens, index) => ({ tight: isTight(tokens, index) }) },
    ordered_list: {
      block: 'orderedList',
      getAttrs: (token, tokens, index) => ({
        start: Number(token.attrGet('start') ?? 1),
        tight: isTight(tokens, index),
      }),
    },
    list_item: { block: 'listItem' },
    code_block: { block: 'codeBlock', noCloseToken: true },
    fence: {
      block: 'codeBlock',
      noCloseToken: true,
      getAttrs: ({ info }) => ({ language: info.replaceAll('`', '').trim() || null }),
    },
    hr: { node: 'horizontalRule' },
    hardbreak: { node: 'hardBreak' },
    image: {
      node: 'image',
      getAttrs: (token) => ({ src: token.attrGet('src'), alt: token.content || null, title: token.attrGet('title') }),
    },
    table: { block: 'table' },
    thead: { ignore: true },
    tbody: { ignore: true },
    tr: { block: 'tableRow' },
    th: { block: 'tableHeader', getAttrs: alignment },
    td: { block: 'tableCell', getAttrs: alignment },
    strong: { mark: 'bold' },
    em: { mark: 'italic' },
    s: { mark: 'strike' },
    code_inline: { mark: 'code', noCloseToken: true },
    link: { mark: 'link', getAttrs: (token) => ({ href: token.attrGet('href'), title: token.attrGet('title') }) },
  });
  return parser.parse(text);
}

/** Characters in the middle of a line that Markdown would read as an entity, a tag or an address without a protocol. */
const special = /&(?=#?\w+;)|<(?=[a-zA-Z/!?])|(?<![:\\])\/(?=\/[^\s/])/g;
/** Beginnings of a line that the library leaves as they are, and Markdown reads as a list, an underlined heading or a table. */
const beginning = /^(\s*)(?:(\d{1,9})([.)])(?=\s|$)|(\+(?=$)|[=:|]))/;

function escapeBeginning(line: string): string {
  return line.replace(beginning, (_, space: string, number = '', mark = '', other = '') =>
    number === '' ? `${space}\\${other}` : `${space}${number}\\${mark}`,
  );
}

const { nodes: known, marks } = defaultMarkdownSerializer;

const inLists = new Set(['listItem', 'bulletList', 'orderedList', 'paragraph']);

/** Whether a list shows only empty items: Markdown would read several bullets in a line as a thematic break. */
function isBlank(list: Node): boolean {
  let isEmpty = true;
  list.descendants(({ type, text = '' }) => {
    if (text.trim() !== '' || !(type.isText || inLists.has(type.name))) isEmpty = false;
  });
  return isEmpty;
}

/** Number of lists of the same kind directly before. Neighbouring lists need different bullets, otherwise Markdown reads them as one list. */
function listsBefore(list: Node, parent: Node, index: number): number {
  const before = parent.children.slice(0, index).filter((each) => !each.type.name.endsWith('List') || !isBlank(each));
  const other = before.findLastIndex((each) => each.type !== list.type);
  return before.length - 1 - other;
}

const rowsOf = (table: Node) => table.children.map((row) => row.children);

/** A delimiter row's cell for the alignment of a column. */
const delimiter = (align: unknown) =>
  align === 'center' ? ':-:' : align === 'right' ? '--:' : align === 'left' ? ':--' : '---';

const serializer = new MarkdownSerializer(
  {
    doc: (state, node) => state.renderContent(node),
    paragraph: (state, node) => {
      state.renderInline(node);
      state.closeBlock(node);
    },
    heading: known.heading as (typeof known)[string],
    blockquote: known.blockquote as (typeof known)[string],
    bulletList: (state, node, parent, index) => {
      if (isBlank(node)) return;
      state.renderList(node, '  ', () => (listsBefore(node, parent, index) % 2 === 0 ? '- ' : '* '));
    },
    orderedList: (state, node, parent, index) => {
      if (isBlank(node)) return;
      const start = Number(node.attrs.start ?? 1);
      const mark = listsBefore(node, parent, index) % 2 === 0 ? '.' : ')';
      const width = String(start + node.childCount - 1).length + 2;
      state.renderList(node, ' '.repeat(width), (item) => `${start + item}${mark} `.padEnd(width));
    },
    listItem: (state, node) => state.renderContent(node),
    codeBlock: (state, node) => {
      const longest = Math.max(2, ...[...node.textContent.matchAll(/`{3,}/g)].map(([run]) => run.length));
      const fence = '`'.repeat(longest + 1);
      state.write(`${fence}${node.attrs.language ?? ''}\n`);
      state.text(node.textContent, false);
      state.write('\n');
      state.write(fence);
      state.closeBlock(node);
    },
    horizontalRule: (state, node, parent) => {
      // In a list, `- ---` would be a line instead of an item.
      state.write(parent.type.name === 'listItem' ? '___' : '---');
      state.closeBlock(node);
    },
    hardBreak: (state, _, parent, index) => {
      // A line break at the end is not visible.
      const more = parent.children.slice(index + 1).some((node) => node.type.name !== 'hardBreak');
      // A heading is one line.
      if (more) state.write(parent.type.name === 'heading' ? ' ' : '\\\n');
    },
    image: (state, { attrs }) => {
      const title = attrs.title ? ` "${String(attrs.title).replaceAll('"', '\\"')}"` : '';
      state.write(`![${state.esc(String(attrs.alt ?? ''))}](${String(attrs.src).replace(/[()]/g, '\\$&')}${title})`);
    },
    text: (state, node, parent, index) => {
      const isBeginning = index === 0 || parent.child(index - 1).type.name === 'hardBreak';
      const escaped = state.esc(node.text ?? '', isBeginning).replace(special, '\\$&');
      const line = isBeginning ? escapeBeginning(escaped) : escaped;
      const endsHeading = parent.type.name === 'heading' && index === parent.childCount - 1 && node.marks.length === 0;
      state.text(endsHeading ? line.replace(/(?<![\\#])#+$/, '\\$&') : line, false);
    },
    table: (state, table) => {
      const rows = rowsOf(table);
      const width = Math.max(...rows.map((row) => row.length));
      const lineOf = (cells: readonly string[]) =>
        `| ${[...cells, ...Array<string>(width - cells.length).fill('')].join(' | ')} |`;
      rows.forEach((row, index) => {
        state.write(lineOf(row.map(cellText)));
        state.ensureNewLine();
        if (index > 0) return;
        state.write(lineOf(Array.from({ length: width }, (_, column) => delimiter(row[column]?.attrs.align))));
        state.ensureNewLine();
      });
      state.closeBlock(table);
    },
  },
  {
    link: marks.link as (typeof marks)[string],
    code: marks.code as (typeof marks)[string],
    bold: { open: '**', close: '**', mixable: true, expelEnclosingWhitespace: true },
    italic: { open: '*', close: '*', mixable: true, expelEnclosingWhitespace: true },
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
  },
  { hardBreakNodeName: 'hardBreak' },
);

/** The content of a cell in one line. */
function cellText(cell: Node): string {
  const { doc, paragraph } = cell.type.schema.nodes;
  if (!doc || !paragraph) return '';
  const alone = doc.create(null, paragraph.create(null, cell.content));
  return serializer.serialize(alone).replace(/\\?\n/g, ' ').replaceAll('|', '\\|').trim();
}

/** Removes marks from spaces between marked words: `expelEnclosingWhitespace` leaves some of them open. */
function withPlainSpaces(document: Node): Node {
  const plain = new Transform(document);
  document.descendants((node, position) => {
    if (!node.isText || node.text?.trim() !== '') return;
    for (const mark of node.marks)
      if (mark.type.name !== 'code') plain.removeMark(position, position + node.nodeSize, mark);
  });
  return plain.doc;
}

/** Writes a document as Markdown. Reading the result gives the same text on a page; empty paragraphs are left out. */
export const writeMarkdown = (document: Node): string => serializer.serialize(withPlainSpaces(document)).trim();
