import { createHash } from 'node:crypto';

/** As many as a catalogue's documents that are read a lot; some 100 kB each. */
const most = 200;

/** Finished PDF, by what they were drawn from: a change makes another. Who asks while one is drawn waits for that one. */
export class KeptPdf {
  readonly #kept = new Map<string, Promise<Buffer>>();

  static keyOf(source: object): string {
    return createHash('sha256').update(JSON.stringify(source)).digest('base64');
  }

  find(key: string): Promise<Buffer> | undefined {
    return this.#kept.get(key);
  }

  /** Draws and keeps; what fails is not kept. */
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
