import type { ReactNode } from 'react';
import * as css from '../styles/common.css.ts';
import type { RenderContext, RootProps } from './view.ts';

/** A note about something missing; shown to editors only. */
export function Note({
  context,
  root = {},
  children,
}: {
  context: RenderContext;
  root?: RootProps;
  children: ReactNode;
}) {
  if (context.mode === 'live') return null;
  return (
    <div {...root} className={css.note} role="note">
      {children}
    </div>
  );
}
