import type { Locator, Page } from '@playwright/test';

/** Seconds per action, after the keystroke-level model of Card, Moran and Newell. */
export interface Pace {
  readonly key: number;
  /** Moving the hand to the mouse, pointing and clicking. */
  readonly click: number;
  /** Reading one line on the screen. */
  readonly read: number;
  /** Deciding what to do. */
  readonly think: number;
}

/** Types 40 words a minute and does not know the screen. */
export const newcomerPace: Pace = { key: 0.28, click: 1.5, read: 0.8, think: 1.35 };
/** Types ten keys a second from a list, and reads only errors. */
export const expertPace: Pace = { key: 0.1, click: 1.5, read: 0.4, think: 0.4 };

/** Uses a page as a person would and adds up the time that a person would take, independent of the machine's speed. */
export class Buyer {
  seconds = 0;
  readonly #page: Page;
  readonly #pace: Pace;

  constructor(page: Page, pace: Pace) {
    this.#page = page;
    this.#pace = pace;
  }

  async type(text: string): Promise<void> {
    this.seconds += text.length * this.#pace.key;
    await this.#page.keyboard.type(text);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.seconds += key.split('+').length * this.#pace.key;
      await this.#page.keyboard.press(key);
    }
  }

  async click(target: Locator): Promise<void> {
    this.seconds += this.#pace.click;
    await target.click();
  }

  read(lines = 1): void {
    this.seconds += lines * this.#pace.read;
  }

  think(): void {
    this.seconds += this.#pace.think;
  }
}
