import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { openStory, switchStory, wearTheme, whyItBrokeOff } from '../support/storybook.ts';
import type { Shot } from './sheet.ts';
import { changesThePage, drawsThemes, type Look, loadsLater } from './table.ts';

/** What stands on the page already: in its place a story comes ten times as fast as on a fresh page. */
export interface Place {
  readonly id: string;
  readonly theme: string;
}

interface Standing {
  /** Whether the story went to its end. */
  readonly ended: boolean;
  /** Whether it was put there for this picture; else it stands as it did for the last one, in another theme. */
  readonly isNew: boolean;
}

async function put(page: Page, base: string, id: string, look: Look, after: Place | undefined): Promise<Standing> {
  const stays = after?.id === id ? !drawsThemes(id) : after && !changesThePage(after.id) && !changesThePage(id);
  if (!after || !stays) return { ended: await openStory(page, base, id, look.theme), isNew: true };
  const isNew = after.id !== id;
  if (isNew) await page.evaluate(release);
  const ended = !isNew || (await switchStory(page, id));
  await wearTheme(page, look.theme);
  return { ended, isNew };
}

/** Runs in the page: nothing has the focus, nothing answers the pointer. */
async function hold(): Promise<void> {
  await document.fonts.ready;
  const focused = document.activeElement;
  // An open list closes when the focus leaves its field.
  window.scrollTo(0, 0);
  if (focused instanceof HTMLElement && !(focused.role === 'combobox' && focused.ariaExpanded === 'true'))
    focused.blur();
  const still = document.createElement('style');
  still.id = 'still';
  still.textContent = 'html, html * { pointer-events: none !important; }';
  document.head.append(still);
}

/** Runs in the page. */
function release(): void {
  document.getElementById('still')?.remove();
}

/** Runs in the page: where the lowest thing to see ends, px, be it in the flow or in a layer over the page that does not fill it. */
function bottom(): number {
  const layers = [...document.querySelectorAll('body > :not(#storybook-root, #storybook-docs, [class*="sb-"]) *')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1 && height < window.innerHeight)
    .map((box) => box.bottom + 12);
  const wanted = Math.max(40, document.body.scrollHeight, ...layers.filter((end) => end <= window.innerHeight));
  return Math.min(1600, Math.ceil(wanted));
}

let pointer = 0;

export interface Shown {
  /** Whether the story was put there now; else it stands as it did for the last picture, in another theme. */
  readonly isNew: boolean;
  /** How often its play function broke off before it went to its end: 2 at most. */
  readonly brokeOff: number;
}

/** Puts a story on the page and waits until its play function is over. Throws when that breaks off three times. */
export async function show(page: Page, base: string, id: string, look: Look, after?: Place): Promise<Shown> {
  // A play function that a busy machine broke off leaves the story somewhere on its way: that is no picture of it.
  let standing = await put(page, base, id, look, after);
  let brokeOff = 0;
  for (; !standing.ended && brokeOff < 2; brokeOff++) standing = await put(page, base, id, look, undefined);
  if (!standing.ended) throw new Error(`${id} breaks off: ${await whyItBrokeOff(page)}`);
  return { isNew: standing.isNew, brokeOff };
}

/** Takes the picture of the story on the page. */
export async function picture(page: Page, id: string, look: Look, isNew: boolean): Promise<Shot> {
  if (isNew) {
    if (loadsLater(id)) await page.waitForLoadState('networkidle');
    await page.evaluate(hold);
    // What stands in the corner where the pointer rests shows itself as everything else does, once the pointer has moved.
    pointer = 1 - pointer;
    await page.mouse.move(pointer, pointer);
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const height = await page.evaluate(bottom);
  const buffer = await page.screenshot({
    clip: { x: 0, y: 0, width: look.width, height },
    animations: 'disabled',
    caret: 'hide',
  });
  return { id, image: PNG.sync.read(buffer) };
}

/** Puts a story on a fresh page, with a stylesheet over it if one is given, and takes its picture. */
export async function shoot(page: Page, base: string, id: string, look: Look, change?: string): Promise<Shot> {
  await show(page, base, id, look);
  if (change) await page.addStyleTag({ content: change });
  return picture(page, id, look, true);
}

/** The time at which every picture is taken. */
export const pictureTime = new Date('2026-11-20T09:41:00+11:00');
