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

/** Named unlike the memoised component: sharing its name, it would call itself unmemoised. */
function One({ places, of, context, depth }: Props): ReactNode {
  const { get, subscribe } = places.at(of) ?? never;
  const now = useSyncExternalStore(subscribe, get, get);
  if (!now) return null;
  const kids = now.component.children.map((child) =>
    child ? <Live key={child.key} places={places} of={child.key} context={context} depth={depth + 1} /> : null,
  );
  return <ShowOne component={now.component} context={context} depth={depth} kids={kids} picked={now.picked} />;
}

/** One component; re-renders only when it changes itself. */
const Live = memo(One);

export interface LivePageProps {
  places: LivePlaces;
  content: PageContent;
}

const noSettings: RenderContext['uriSettings'] = {};

/** The page of a draft being edited (HIVE-16): looks like `HivePage`, and each component subscribes to itself only. */
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
