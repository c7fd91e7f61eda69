/** The parsers and the sanitiser of Markdown and HTML. */
export type RichTextLibrary = typeof import('./library.ts');

let library: RichTextLibrary | undefined;

/** Used by the entry point `rich-text`, which the server and tests import. */
export function provideRichText(provided: RichTextLibrary): void {
  library = provided;
}

/**
 * Loads the library (100 kB) in the browser. Await it beside the request for a page or draft, before its settings are decoded: pages
 * rendered by the server never need it.
 */
export async function loadRichText(): Promise<void> {
  library ??= await import('./library.ts');
}

export function richText(): RichTextLibrary {
  if (!library) throw new Error('Rich text is read before its library is loaded: await loadRichText() first.');
  return library;
}
