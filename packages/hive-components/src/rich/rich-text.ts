/** The Markdown and HTML parsers and the sanitiser. */
export type RichTextLibrary = typeof import('./library.ts');

let library: RichTextLibrary | undefined;

/** Used by the entry point `rich-text`, which the server and tests import. */
export function provideRichText(provided: RichTextLibrary): void {
  library = provided;
}

/**
 * Loads the library (100 kB) in the browser. Await it together with the request for a page or draft, before its settings are decoded.
 * Server-rendered pages do not need it.
 */
export async function loadRichText(): Promise<void> {
  library ??= await import('./library.ts');
}

export function richText(): RichTextLibrary {
  if (!library) throw new Error('Rich text is read before its library is loaded: await loadRichText() first.');
  return library;
}

/** The Markdown parser of the pages, for the page builder's editor of text. Await `loadRichText()` first. */
export const markdownReader = () => richText().markdown;
