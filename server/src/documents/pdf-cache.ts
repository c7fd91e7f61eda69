import { createHash } from 'node:crypto';

/** Maximum number of cached documents, about 100 kB each. */
const maxDocuments = 200;

/** Cache of PDFs by a hash of their content. Concurrent requests wait for the same generation. */
export class PdfCache {
  readonly #cache = new Map<string, Promise<Buffer>>();

  static keyOf(source: object): string {
    return createHash('sha256').update(JSON.stringify(source)).digest('base64');
  }

  find(key: string): Promise<Buffer> | undefined {
    return this.#cache.get(key);
  }

  /** Generates and caches a PDF. Failures are not cached. */
  draw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const drawn = draw();
    this.#cache.set(key, drawn);
    drawn.catch(() => this.#cache.delete(key));
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size <= maxDocuments) break;
      this.#cache.delete(oldest);
    }
    return drawn;
  }
}
