import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useId, useSyncExternalStore } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import { RenameField } from './RenameField.tsx';
import * as css from './Tree.css.ts';
import type { TreeAction, TreeItem } from './Tree.props.ts';
import type { TreeRowData } from './tree-rows.ts';

export interface TreeRowProps {
  row: TreeRowData;
  /** Distance from the top of the list in px. */
  top: number;
  current: boolean;
  /** Undefined if nothing can be selected. */
  selected: boolean | undefined;
  loading: boolean;
  renaming: boolean;
  moving: boolean;
  dropInside: boolean;
  actions?: (id: string) => readonly TreeAction[];
  badge?: (id: string) => ReactNode;
  onRenamed: (id: string, label: string | null, byKey: boolean) => void;
  onToggle: (id: string) => void;
}

const still = { subscribe: () => () => {}, get: () => null };

type InsideProps = Pick<
  TreeRowProps,
  'current' | 'loading' | 'renaming' | 'actions' | 'badge' | 'onRenamed' | 'onToggle'
> & { id: string; item: TreeItem; expanded: boolean | undefined };

/** The content of a row, memoised so that moving the row does not render it. */
const Inside = memo(function Inside(props: InsideProps) {
  const { id, item, expanded, current, loading, renaming, actions, badge } = props;
  const { subscribe, get } = item.follow ?? still;
  useSyncExternalStore(subscribe, get, get);
  const buttons = actions?.(item.id) ?? [];
  return (
    <>
      <span
        aria-hidden="true"
        className={css.twisty}
        onClick={
          expanded === undefined
            ? undefined
            : (event) => {
                event.stopPropagation();
                props.onToggle(item.id);
              }
        }
      >
        {loading ? (
          <StatusIcon kind="loading" />
        ) : expanded === undefined ? null : (
          <span className={cx(css.chevron, expanded && css.open)}>
            <Icon icon={ChevronRight} size="s" />
          </span>
        )}
      </span>
      {item.icon ? (
        <span className={css.icon}>
          <Icon icon={item.icon} />
        </span>
      ) : null}
      {renaming ? (
        <RenameField label={item.label} onDone={(label, byKey) => props.onRenamed(item.id, label, byKey)} />
      ) : (
        <span className={css.words}>
          <span id={`${id}l`} className={css.label} title={item.label}>
            {item.label}
          </span>
          {/* The space separates the words of the accessible name. */}
          {item.note ? (
            <span id={`${id}n`} className={css.note}>
              {' '}
              {item.note}
            </span>
          ) : null}
        </span>
      )}
      {badge || buttons.length > 0 ? (
        <span className={css.end} data-end="">
          {buttons.length > 0 ? (
            <span className={css.actions}>
              {buttons.map((action) => (
                <span key={action.key} className={css.quiet}>
                  <IconButton
                    icon={action.icon}
                    label={`${action.label}: ${item.label}`}
                    aria-pressed={action.pressed}
                    // Only the current row's buttons are Tab stops.
                    tabIndex={current ? 0 : -1}
                    onClick={(event) => {
                      event.stopPropagation();
                      action.onSelect();
                    }}
                  />
                </span>
              ))}
            </span>
          ) : null}
          {badge ? <span id={`${id}b`}> {badge(item.id)}</span> : null}
        </span>
      ) : null}
    </>
  );
});

/** One node. The tree handles pointer and keys. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { row, top, current, selected, loading, renaming, moving, dropInside, actions, badge } = props;
  const { item, level, position, siblings, expanded } = row;
  const id = useId();
  return (
    <div
      role="treeitem"
      tabIndex={current ? 0 : -1}
      data-id={item.id}
      aria-labelledby={cx(`${id}l`, item.note && `${id}n`, badge && `${id}b`)}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={expanded}
      aria-selected={selected}
      aria-busy={loading || undefined}
      className={cx(css.row, item.muted && css.muted, moving && css.moving, dropInside && css.dropInside)}
      style={{ transform: `translateY(${top}px)`, ['--level' as string]: level }}
    >
      <Inside
        {...{ id, item, expanded, current, loading, renaming, actions, badge }}
        onRenamed={props.onRenamed}
        onToggle={props.onToggle}
      />
    </div>
  );
});
