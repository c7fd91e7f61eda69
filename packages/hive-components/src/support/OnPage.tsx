import { useMemo } from 'react';
import { IslandContext } from '../islands/Island.tsx';
import type { IslandServices } from '../islands/islands.ts';
import type { HiveComponentType } from '../registry/definitions.ts';
import { HivePage, type HivePageProps } from '../render/HivePage.tsx';
import type { PageComponent } from '../render/place.ts';
import { storyContent } from './content.ts';

export interface OnPageProps extends Pick<HivePageProps, 'mode' | 'uriSettings' | 'content'> {
  type: HiveComponentType | 'unknown';
  settings?: Readonly<Record<string, unknown>>;
  /** Its children, by position. */
  inside?: readonly OnPageChild[];
  services?: IslandServices;
  direction?: 'ltr' | 'rtl';
  /** Width of the page in px. */
  width?: number;
}

export interface OnPageChild {
  readonly type: HiveComponentType;
  readonly at?: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly inside?: readonly OnPageChild[];
}

function componentsOf(parent: string, children: readonly OnPageChild[]): PageComponent[] {
  return children.flatMap(({ type, at, settings = {}, inside: own = [] }, index) => {
    const key = `${parent}-${index}`;
    return [{ key, parent, position: at ?? index, name: type, settings }, ...componentsOf(key, own)];
  });
}

const none: readonly OnPageChild[] = [];
const noServices: IslandServices = {};

/** Renders a component for a story: on a page, within the block that every page begins with. */
export function OnPage({
  type,
  settings,
  inside = none,
  services = noServices,
  direction = 'ltr',
  width,
  ...page
}: OnPageProps) {
  const components = useMemo<readonly PageComponent[]>(
    () => [
      { key: 'root', parent: null, position: 0, name: 'block', settings: { stringPadding: '16.0' } },
      { key: 'it', parent: 'root', position: 0, name: type, settings: settings ?? {} },
      ...componentsOf('it', inside),
    ],
    [type, settings, inside],
  );
  return (
    <IslandContext value={services}>
      <main dir={direction} style={width ? { width } : {}}>
        <HivePage components={components} content={storyContent} {...page} />
      </main>
    </IslandContext>
  );
}
