import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { applyTheme, openStory, storybookIsBuilt, storyIds, switchStory } from '../support/storybook.ts';
import type { Shot } from './sheet.ts';
import { changesThePage, drawsThemes, type Look, loadsLater } from './table.ts';

const taggedWith = (tag: string): ReadonlySet<string> => new Set(storybookIsBuilt() ? storyIds(tag) : []);
const onPhones = taggedWith('phone');
const withMotion = taggedWith('with-motion');

/** Whether a story's play function must pass at a width: most are written for a wide page, those with the tag `phone` for a narrow one. */
const isPlayedAt = (id: string, width: number): boolean => onPhones.has(id) === width < 600;

/** The story that is on the page already. Replacing it is ten times as fast as opening a fresh page. */
export interface Place {
  readonly id: string;
  readonly theme: string;
}

interface Standing {
  /** Whether the play function ran to its end. */
  readonly ended: boolean;
  /** Whether the story was rendered for this screenshot; otherwise only the theme changed. */
  readonly isNew: boolean;
}

async function put(page: Page, base: string, id: string, look: Look, after: Place | undefined): Promise<Standing> {
  const stays = after?.id === id ? !drawsThemes(id) : after && !changesThePage(after.id) && !changesThePage(id);
  if (!after || !stays) return { ended: await openStory(page, base, id, look.theme), isNew: true };
  const isNew = after.id !== id;
  if (isNew) await page.evaluate(release);
  const ended = !isNew || (await switchStory(page, id));
  await applyTheme(page, look.theme);
  return { ended, isNew };
}

/** Runs in the page: removes focus and pointer effects. */
async function hold(): Promise<void> {
  await document.fonts.ready;
  const focused = document.activeElement;
  // An open list closes when its field loses focus.
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

/** Runs in the page: bottom of the lowest visible element in px, in the flow or in a layer that does not fill the page. */
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
  /** Whether the story was rendered for this screenshot; otherwise only the theme was changed. */
  readonly isNew: boolean;
  /** How many times its play function failed before it passed; 3 if it never did. */
  readonly failures: number;
}

/**
 * Renders a story and waits until its play function has ended. One that fails at the story's own width is repeated: on a busy machine it may
 * be interrupted, which leaves the story in an intermediate state.
 */
export async function show(page: Page, base: string, id: string, look: Look, after?: Place): Promise<Shown> {
  await page.emulateMedia({ reducedMotion: withMotion.has(id) ? 'no-preference' : 'reduce' });
  let standing = await put(page, base, id, look, after);
  let failures = 0;
  if (!isPlayedAt(id, look.width)) return { isNew: standing.isNew, failures };
  while (!standing.ended && failures < 2) {
    failures++;
    standing = await put(page, base, id, look, undefined);
  }
  return { isNew: standing.isNew, failures: standing.ended ? failures : failures + 1 };
}

/** Takes a screenshot of the current story. */
export async function picture(page: Page, id: string, look: Look, isNew: boolean): Promise<Shot> {
  if (isNew) {
    if (loadsLater(id)) await page.waitForLoadState('networkidle');
    await page.evaluate(hold);
    // Moves the pointer, so that elements under its resting place lose their hover state.
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

/** Renders a story on a fresh page, with an additional style sheet if given, and takes a screenshot. */
export async function shoot(page: Page, base: string, id: string, look: Look, change?: string): Promise<Shot> {
  await show(page, base, id, look);
  if (change) await page.addStyleTag({ content: change });
  return picture(page, id, look, true);
}

/** The time at which every screenshot is taken. */
export const pictureTime = new Date('2026-11-20T09:41:00+11:00');
