import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import * as css from '../styles/common.css.ts';
import type { Followed, LivePlaces } from './live.ts';
import { ShowOne } from './ShowComponent.tsx';
import type { PageContent, RenderContext } from './view.ts';

/** A text being edited on the page: its component and setting, and the editor shown in its place. */
export interface EditedText {
  readonly of: string;
  readonly setting: string;
  readonly editor: ReactNode;
}

interface Props {
  readonly places: LivePlaces;
  readonly edited: Followed<EditedText | null>;
  readonly of: string;
  readonly context: RenderContext;
  readonly depth: number;
}

const never: Followed<null> = { get: () => null, subscribe: () => () => {} };

/** Has another name than the memoised component: with the same name it would call itself without memoisation. */
function One({ places, edited, of, context, depth }: Props): ReactNode {
  const { get, subscribe } = places.at(of) ?? never;
  const now = useSyncExternalStore(subscribe, get, get);
  const getEdited = () => {
    const text = edited.get();
    return text?.of === of ? text : null;
  };
  const editing = useSyncExternalStore(edited.subscribe, getEdited, getEdited);
  if (!now) return null;
  const kids = now.component.children.map((child) =>
    child ? <Live key={child.key} {...{ places, edited, context }} of={child.key} depth={depth + 1} /> : null,
  );
  const own = editing ? { ...context, editing } : context;
  return <ShowOne component={now.component} context={own} depth={depth} kids={kids} picked={now.picked} />;
}

/** One component; re-renders only when it changes itself. */
const Live = memo(One);

export interface LivePageProps {
  places: LivePlaces;
  content: PageContent;
  /** The text that is being edited on this page. */
  edited?: Followed<EditedText | null>;
}

const noSettings: RenderContext['uriSettings'] = {};

/** The page of a draft being edited (HIVE-16): looks like `HivePage`, and each component subscribes to itself only. */
export function LivePage({ places, content, edited = never }: LivePageProps) {
  const { get, subscribe } = places.roots;
  const roots = useSyncExternalStore(subscribe, get, get);
  const context = useMemo(
    (): RenderContext => ({ mode: 'draft', content, uriSettings: noSettings, styles: 'inline' }),
    [content],
  );
  return (
    <div className={css.page}>
      {roots.map((key) => (
        <Live key={key} {...{ places, edited, context }} of={key} depth={0} />
      ))}
    </div>
  );
}
