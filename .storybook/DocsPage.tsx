import './docs-page.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { motionSpeeds } from '../packages/design-system/src/index.ts';
import { storybookLook } from './wear.ts';

type Globals = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    /** What the toolbars say, for stories in frames of their own on a page of words: they come anew with it. */
    chosenGlobals?: Globals | undefined;
  }
}

// Followed from the first on, whatever is shown: a page that is opened later wears what was chosen before.
let chosen: Globals = {};
const listeners = new Set<() => void>();
function take({ globals }: { globals: Globals }): void {
  // Frames within the page tell theirs too.
  if (JSON.stringify(globals) === JSON.stringify(chosen)) return;
  chosen = globals;
  window.chosenGlobals = globals;
  for (const listener of listeners) listener();
}
void addons.ready().then((channel) => {
  channel.on(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
});

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toolbars' choices put on the root, so that what a page of words shows of the tokens follows them. */
function wear({ theme, spacing, motion, direction }: Globals): void {
  const root = document.documentElement;
  if (typeof theme === 'string') root.dataset.theme = theme;
  if (typeof spacing === 'string') root.dataset.spacing = spacing;
  if (typeof direction === 'string') root.dir = direction;
  const speed = Object.entries(motionSpeeds).find(([name]) => name === motion)?.[1];
  if (speed) root.dataset.motion = String(speed.value);
}

export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useSyncExternalStore(listen, () => chosen);
  useLayoutEffect(() => wear(globals), [globals]);
  return <DocsContainer {...props} theme={storybookLook(globals.theme, 'page')} />;
}
