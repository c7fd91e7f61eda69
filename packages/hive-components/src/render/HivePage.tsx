import { useMemo } from 'react';
import * as css from '../styles/common.css.ts';
import { type PageComponent, placeComponents } from './place.ts';
import { ShowComponent } from './ShowComponent.tsx';
import { pageSheet } from './sheet.ts';
import type { PageContent, RenderContext } from './view.ts';

export interface HivePageProps {
  /** All components of a draft, in any order. */
  components: Iterable<PageComponent>;
  mode?: RenderContext['mode'];
  content?: PageContent;
  uriSettings?: RenderContext['uriSettings'];
  styles?: RenderContext['styles'];
  /** Of the answer, for the style element that `sheet` writes. */
  nonce?: string;
  /** Begins the ids and style names of this page, where several stand in one document. */
  scope?: string;
}

const nothing: PageContent = {};
const asIs: RenderContext['uriSettings'] = {};

/** A page of the hive (HIVE-17): complete HTML. What moves is started by the islands on it, see `startIslands`. */
export function HivePage({
  components,
  mode = 'live',
  content = nothing,
  uriSettings = asIs,
  styles = 'inline',
  nonce,
  scope = 'h',
}: HivePageProps) {
  const placed = useMemo(() => placeComponents(components, scope, mode === 'draft'), [components, scope, mode]);
  const context = useMemo(() => ({ mode, content, uriSettings, styles }), [mode, content, uriSettings, styles]);
  return (
    <div className={css.page}>
      {styles === 'sheet' && (
        // The browser hides the nonce of an element from scripts.
        <style {...(nonce ? { nonce } : {})} suppressHydrationWarning>
          {pageSheet(placed, context)}
        </style>
      )}
      {placed.map((component) => (
        <ShowComponent key={component.key} component={component} context={context} depth={0} />
      ))}
    </div>
  );
}
