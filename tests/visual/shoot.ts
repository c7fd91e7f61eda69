import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { applyTheme, openStory, storybookIsBuilt, storyIds, switchStory } from '../support/storybook.ts';
import type { Shot } from './sheet.ts';
import { changesThePage, drawsThemes, followsTheWindow, type Look, loadsLater, playsAtEachWidth } from './table.ts';

const taggedWith = (tag: string): ReadonlySet<string> => new Set(storybookIsBuilt() ? storyIds(tag) : []);
const onPhones = taggedWith('phone');
const withMotion = taggedWith('with-motion');
/** Stories that are pictured with the focus where their play function left it. */
const showsFocus = taggedWith('shows-focus');

/** The width that a story's play function is written for: a wide page, or a narrow one for those with the tag `phone`. */
export const ownWidth = (id: string): number => (onPhones.has(id) ? 390 : 1024);

const playsElsewhere = (id: string, width: number): boolean => playsAtEachWidth(id) && width !== ownWidth(id);

/** The story that is on the page already. Replacing it is ten times as fast as opening a fresh page. */
export interface Place extends Look {
  readonly id: string;
}

interface Standing {
  /** Why the play function failed; null if it ran to its end. */
  readonly failure: string | null;
  /** Whether the story was rendered or laid out anew for this screenshot; otherwise only the theme changed. */
  readonly isNew: boolean;
}

/** Height of the window in px that a story is played in. */
const windowHeight = 800;
/** Height in px that no picture exceeds. */
const greatestHeight = 5400;

/** Resizes the page for a story. Returns whether its width changed. */
async function resize(page: Page, id: string, width: number): Promise<boolean> {
  const height = followsTheWindow(id) ? greatestHeight : windowHeight;
  const before = page.viewportSize();
  if (before?.width === width && before.height === height) return false;
  await page.setViewportSize({ width, height });
  return before?.width !== width;
}

/** Renders a story, at its own width if it is played once only. */
async function render(
  page: Page,
  base: string,
  id: string,
  look: Look,
  after: Place | undefined,
): Promise<string | null> {
  const width = playsAtEachWidth(id) ? look.width : ownWidth(id);
  if (!after || changesThePage(after.id) || changesThePage(id)) {
    await resize(page, id, width);
    return openStory(page, base, id, look.theme);
  }
  await page.evaluate(release);
  await resize(page, id, width);
  // The same story again is not shown anew without a fresh page.
  return after.id === id ? openStory(page, base, id, look.theme) : switchStory(page, id);
}

/** A story keeps the state that its play function left it in while its page is resized and takes on another theme. */
async function put(page: Page, base: string, id: string, look: Look, after: Place | undefined): Promise<Standing> {
  const keepsTheme = after?.theme === look.theme || !drawsThemes(id);
  const keepsWidth = after?.width === look.width || !playsAtEachWidth(id);
  const stays = after?.id === id && keepsTheme && keepsWidth;
  const thrown = stays ? null : await render(page, base, id, look, after);
  // A play function that is written for another width may fail.
  const failure = playsElsewhere(id, look.width) ? null : thrown;
  const isResized = await resize(page, id, look.width);
  if (!drawsThemes(id)) await applyTheme(page, look.theme);
  if (isResized) await page.evaluate(quiet);
  return { failure, isNew: !stays || isResized };
}

/** Runs in the page: waits until components that measure themselves have rendered for a new width. */
async function quiet(): Promise<void> {
  let frames = 0;
  const observer = new MutationObserver(() => {
    frames = 0;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  // A story that never stops changing is pictured after a second.
  for (let all = 0; frames < 3 && all < 60; all++) {
    frames++;
    await new Promise((done) => requestAnimationFrame(done));
  }
  observer.disconnect();
}

/** Runs in the page: removes pointer effects and, unless it is shown, the focus. */
async function hold(keepsFocus: boolean): Promise<void> {
  await document.fonts.ready;
  const focused = document.activeElement;
  // An open list closes when its field loses focus.
  window.scrollTo(0, 0);
  if (
    !keepsFocus &&
    focused instanceof HTMLElement &&
    !(focused.role === 'combobox' && focused.ariaExpanded === 'true')
  )
    focused.blur();
  const still = document.createElement('style');
  still.className = 'still';
  still.textContent = 'html, html * { pointer-events: none !important; }';
  document.head.append(still);
}

/** Runs in the page. */
function release(): void {
  for (const still of document.querySelectorAll('.still')) still.remove();
}

/**
 * Runs in the page: waits until it is painted. Returns the bottom of its lowest visible element in px, in the flow or in a layer that does not
 * fill the page.
 */
async function bottom(): Promise<number> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const outside = document.querySelectorAll('body > :not(#storybook-root, #storybook-docs, [class*="sb-"]) *');
  // A toast is in the story, but at the end of the window.
  const fixed = [...document.querySelectorAll('#storybook-root *')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  );
  const layers = [...outside, ...fixed]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1 && height < window.innerHeight)
    .map((box) => box.bottom + 12);
  return Math.ceil(Math.max(40, document.body.scrollHeight, ...layers.filter((end) => end <= window.innerHeight)));
}

let pointer = 0;

export interface Shown {
  /** Whether the story was rendered or laid out anew for this screenshot; otherwise only the theme was changed. */
  readonly isNew: boolean;
  /** Why its play function failed, one entry for each time; three if it never passed. */
  readonly failures: readonly string[];
}

/**
 * Renders a story at its own width, waits until its play function has ended, and resizes the page. A play function that fails is repeated:
 * on a busy machine it may be interrupted, which leaves the story in an intermediate state.
 */
export async function show(page: Page, base: string, id: string, look: Look, after?: Place): Promise<Shown> {
  const hasMotion = withMotion.has(id);
  if (!after || withMotion.has(after.id) !== hasMotion) {
    await page.emulateMedia({ reducedMotion: hasMotion ? 'no-preference' : 'reduce' });
  }
  let standing = await put(page, base, id, look, after);
  const failures: string[] = [];
  while (standing.failure !== null) {
    failures.push(standing.failure);
    if (failures.length === 3) break;
    standing = await put(page, base, id, look, undefined);
  }
  return { isNew: standing.isNew, failures };
}

/** Takes a screenshot of the current story. */
export async function picture(page: Page, id: string, look: Look, isNew: boolean): Promise<Shot> {
  if (isNew) {
    if (loadsLater(id)) await page.waitForLoadState('networkidle');
    await page.evaluate(hold, showsFocus.has(id));
    // Moves the pointer, so that elements under its resting place lose their hover state.
    pointer = 1 - pointer;
    await page.mouse.move(pointer, pointer);
  }
  const wanted = await page.evaluate(bottom);
  // Every component on these pages has pictures of its own.
  const height = followsTheWindow(id) ? Math.min(wanted, greatestHeight) : wanted;
  if (height > greatestHeight) throw new Error(`${id} is ${height} px high at ${look.width} px: shorten the story`);
  const buffer = await page.screenshot({
    // Otherwise a picture ends where the window does.
    fullPage: height > (page.viewportSize()?.height ?? 0),
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
