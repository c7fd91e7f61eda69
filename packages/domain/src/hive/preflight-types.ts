import type { HiveNode, ModelOf } from './types.ts';

/** What a rich text contains, as the pages show it. */
export interface RichTextContent {
  /** Targets of links and sources of pictures, in order. Without those that the pages do not allow. */
  readonly addresses: readonly string[];
  /** Levels of headings, in order: `## Text` and `<h2>` are 2. */
  readonly headings: readonly number[];
  /** The text without the rows of Markdown tables that have no words; the head of a table stays. */
  readonly withoutEmptyRows: string;
}

/** What the component registry knows about types; passed in by the editor and the server. */
export interface PreflightTypes {
  readonly modelOf: ModelOf;
  isKnown(name: string): boolean;
  /** Invalid settings of a node. */
  findingsOf(node: HiveNode): readonly { readonly setting: string; readonly why: string }[];
  /** Content of a declared setting; null for an undeclared one. */
  kindOf(name: string, setting: string): 'address' | 'picture' | 'Markdown' | 'HTML' | 'other' | null;
  /** Heading level, 1 for the page title; null if the node is not a heading. */
  headingOf(node: HiveNode): number | null;
  /** Reads a text with the reader of the pages, so that both see the same links and headings. Never throws. */
  readText(text: string, format: 'Markdown' | 'HTML'): RichTextContent;
}
