import './docs-page.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { motionSpeeds } from '../packages/design-system/src/index.ts';

const root = document.documentElement;

/** The toolbars' choices put on the root, so that what a page of words shows of the tokens follows them. */
function wear(globals: Readonly<Record<string, unknown>>): void {
  const { theme, spacing, motion, direction } = globals;
  if (typeof theme === 'string') root.dataset.theme = theme;
  if (typeof spacing === 'string') root.dataset.spacing = spacing;
  if (typeof direction === 'string') root.dir = direction;
  const speed = Object.entries(motionSpeeds).find(([name]) => name === motion)?.[1];
  if (speed) root.dataset.motion = String(speed.value);
}

/** `globals=theme:midnight;motion:instant` of the address, as Storybook writes it. */
function fromAddress(): Record<string, string> {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(text.split(';').map((pair) => pair.split(':') as [string, string]));
}

export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  useEffect(() => {
    wear({ theme: 'standard', spacing: 'medium', ...fromAddress() });
    const follow = ({ globals }: { globals: Record<string, unknown> }) => wear(globals);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  return <DocsContainer {...props} />;
}
