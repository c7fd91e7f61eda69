import { createHash } from 'node:crypto';

/** Maximum number of cached documents, about 100 kB each. */
const most = 200;

/** Cache of PDFs by a hash of their content. Concurrent requests wait for the same generation. */
export class KeptPdf {
  readonly #kept = new Map<string, Promise<Buffer>>();

  static keyOf(source: object): string {
    return createHash('sha256').update(JSON.stringify(source)).digest('base64');
  }

  find(key: string): Promise<Buffer> | undefined {
    return this.#kept.get(key);
  }

  /** Generates and caches a PDF. Failures are not cached. */
  draw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const drawn = draw();
    this.#kept.set(key, drawn);
    drawn.catch(() => this.#kept.delete(key));
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= most) break;
      this.#kept.delete(oldest);
    }
    return drawn;
  }
}
