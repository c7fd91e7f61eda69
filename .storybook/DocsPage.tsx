import './docs-page.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { motionSpeeds } from '../packages/design-system/src/index.ts';
import { storybookLook } from './apply-theme.ts';
import { chosenGlobals, type Globals, onGlobals } from './chosen-globals.ts';

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
  const globals = useSyncExternalStore(onGlobals, chosenGlobals);
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return <DocsContainer {...props} theme={storybookLook(globals.theme, 'page')} />;
}
