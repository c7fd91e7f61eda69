import { cx, EmptyState, Heading, Icon } from '@portal/design-system';
import { wordFinder } from '@portal/domain/format';
import { componentIcons } from '@portal/hive-components/icons';
import { componentTypes, groups, registry } from '@portal/hive-components/settings';
import type { DragEvent } from 'react';
import { insertMessages as messages } from '../messages/insert.ts';
import * as css from './InsertDialog.css.ts';

/** The component types that staff can insert, by a search. */
export function foundTypes(search: string) {
  const isFound = wordFinder(search);
  return componentTypes
    .map((name) => registry[name])
    .filter(({ listed, label, summary, name }) => listed && isFound(`${label} ${summary} ${name}`));
}

export interface TypeListProps {
  search: string;
  onPick: (type: string) => void;
  /** The palette: one column without summaries, and its types can be dragged. */
  drag?: { onStart: (type: string, event: DragEvent) => void; onEnd: () => void };
}

/** Component types in their groups. */
export function TypeList({ search, onPick, drag }: TypeListProps) {
  const types = foundTypes(search);
  if (types.length === 0) return <EmptyState title={messages.notFound} />;
  return groups.map((group) => {
    const own = types.filter((each) => each.group === group);
    if (own.length === 0) return null;
    return (
      <section key={group} aria-label={group} className={css.group}>
        <Heading level={3} {...(drag ? { size: 'small' as const } : {})}>
          {group}
        </Heading>
        <ul className={drag ? css.palette : css.types}>
          {own.map(({ name, label, summary, icon }) => (
            <li key={name}>
              <button
                type="button"
                className={cx(css.type, drag && css.level)}
                onClick={() => onPick(name)}
                draggable={drag ? true : undefined}
                onDragStart={(event) => drag?.onStart(name, event)}
                onDragEnd={drag?.onEnd}
                title={drag ? summary : undefined}
              >
                <Icon icon={componentIcons[icon]} />
                <span>
                  <span className={css.name}>{label}</span>
                  {drag ? null : <span className={css.summary}>{summary}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
