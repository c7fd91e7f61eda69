import './docs-page.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { motionSpeeds } from '../packages/design-system/src/index.ts';
import { storybookLook } from './apply-theme.ts';

type Globals = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    /** Toolbar values for stories in iframes on docs pages, which read them when they reload. */
    chosenGlobals?: Globals | undefined;
  }
}

// Subscribed from the start, so that a docs page opened later shows the chosen theme.
let chosen: Globals = {};
const listeners = new Set<() => void>();
function updateGlobals({ globals }: { globals: Globals }): void {
  // Iframes within the page report their globals too.
  if (JSON.stringify(globals) === JSON.stringify(chosen)) return;
  chosen = globals;
  window.chosenGlobals = globals;
  for (const listener of listeners) listener();
}
void addons.ready().then((channel) => {
  channel.on(SET_GLOBALS, updateGlobals);
  channel.on(GLOBALS_UPDATED, updateGlobals);
});

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the toolbar choices on the root element, so that tokens shown on docs pages follow them. */
function applyGlobals({ theme, spacing, motion, direction }: Globals): void {
  const root = document.documentElement;
  if (typeof theme === 'string') root.dataset.theme = theme;
  if (typeof spacing === 'string') root.dataset.spacing = spacing;
  if (typeof direction === 'string') root.dir = direction;
  const speed = Object.entries(motionSpeeds).find(([name]) => name === motion)?.[1];
  if (speed) root.dataset.motion = String(speed.value);
}

export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useSyncExternalStore(listen, () => chosen);
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return <DocsContainer {...props} theme={storybookLook(globals.theme, 'page')} />;
}
