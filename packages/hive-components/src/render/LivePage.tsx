import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import * as css from '../styles/common.css.ts';
import type { LivePlaces } from './live.ts';
import { ShowOne } from './ShowComponent.tsx';
import type { PageContent, RenderContext } from './view.ts';

interface Props {
  readonly places: LivePlaces;
  readonly of: string;
  readonly context: RenderContext;
  readonly depth: number;
}

const never = { get: () => null, subscribe: () => () => {} };

/** Of a name of its own: a function that is called as what remembers it would find itself in its own place, and remember nothing. */
function One({ places, of, context, depth }: Props): ReactNode {
  const { get, subscribe } = places.at(of) ?? never;
  const now = useSyncExternalStore(subscribe, get, get);
  if (!now) return null;
  const kids = now.component.children.map((child) =>
    child ? <Live key={child.key} places={places} of={child.key} context={context} depth={depth + 1} /> : null,
  );
  return <ShowOne component={now.component} context={context} depth={depth} kids={kids} picked={now.picked} />;
}

/** One component, rendered when it changes itself. */
const Live = memo(One);

export interface LivePageProps {
  places: LivePlaces;
  content: PageContent;
}

const noSettings: RenderContext['uriSettings'] = {};

/** The page of a draft under the hands of its editor (HIVE-16): as `HivePage` shows it, and each component by itself. */
export function LivePage({ places, content }: LivePageProps) {
  const { get, subscribe } = places.roots;
  const roots = useSyncExternalStore(subscribe, get, get);
  const context = useMemo(
    (): RenderContext => ({ mode: 'draft', content, uriSettings: noSettings, styles: 'inline' }),
    [content],
  );
  return (
    <div className={css.page}>
      {roots.map((key) => (
        <Live key={key} places={places} of={key} context={context} depth={0} />
      ))}
    </div>
  );
}
