import { useMemo } from 'react';
import * as css from '../styles/common.css.ts';
import { firstPictureOf } from './first-picture.ts';
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
  /** Prefix of ids and style names, for several pages in one document. */
  scope?: string;
}

const nothing: PageContent = {};
const asIs: RenderContext['uriSettings'] = {};

/** The text of a live page's style element, as written with `styles="sheet"`; the content security policy allows it by its hash. */
export function hivePageSheet({
  components,
  content = nothing,
  uriSettings = asIs,
}: Pick<HivePageProps, 'components' | 'content' | 'uriSettings'>): string {
  const placed = placeComponents(components, 'h', false);
  return pageSheet(placed, {
    mode: 'live',
    content,
    uriSettings,
    styles: 'sheet',
    firstPicture: firstPictureOf(placed),
  });
}

/** A hive page as complete HTML (HIVE-17). Interactive parts are islands, see `startIslands`. */
export function HivePage({
  components,
  mode = 'live',
  content = nothing,
  uriSettings = asIs,
  styles = 'inline',
  scope = 'h',
}: HivePageProps) {
  const placed = useMemo(() => placeComponents(components, scope, mode === 'draft'), [components, scope, mode]);
  const context = useMemo(
    () => ({ mode, content, uriSettings, styles, firstPicture: firstPictureOf(placed) }),
    [mode, content, uriSettings, styles, placed],
  );
  return (
    <div className={css.page}>
      {styles === 'sheet' && <style>{pageSheet(placed, context)}</style>}
      {placed.map((component) => (
        <ShowComponent key={component.key} component={component} context={context} depth={0} />
      ))}
    </div>
  );
}
