/** Listeners by channel, for both kinds of database. */
export class Listeners {
  readonly #heard = new Map<string, Set<(payload: string) => void>>();

  get channels(): readonly string[] {
    return [...this.#heard.keys()];
  }

  /** Returns whether the channel is new. */
  add(channel: string, heard: (payload: string) => void): boolean {
    if (!/^[a-z_]+$/.test(channel)) throw new Error(`${channel} is no name for a channel`);
    const known = this.#heard.get(channel);
    if (known) known.add(heard);
    else this.#heard.set(channel, new Set([heard]));
    return !known;
  }

  remove(channel: string, heard: (payload: string) => void): void {
    this.#heard.get(channel)?.delete(heard);
  }

  hear(channel: string, payload: string): void {
    for (const heard of this.#heard.get(channel) ?? []) heard(payload);
  }
}
