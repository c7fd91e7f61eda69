import { Button, Heading } from '@portal/design-system';
import type { HiveConflict, HiveNode } from '@portal/domain/hive';
import { useStore } from '@portal/portal-client/react';
import { useEditor, useTree } from './editor-context.ts';
import { words } from './model/component-types.ts';
import { conflictId, type OpenConflict } from './model/merge.ts';
import * as css from './Panels.css.ts';
import { labelOf } from './tree/places.ts';

const subjectOf = (conflict: HiveConflict, name: string): string => {
  switch (conflict.kind) {
    case 'setting':
      return words.settingLabel(conflict.theirs?.name ?? '', conflict.name ?? '');
    case 'description':
      return 'Name in the tree';
    case 'active':
      return 'Visible to visitors';
    case 'place':
    case 'cell':
      return 'Place';
    case 'removed_here':
      return `You removed ${name}, and somebody else changed it`;
    case 'removed_there':
      return `You changed ${name}, and somebody else removed it`;
  }
};

function sideOf(conflict: HiveConflict, node: HiveNode | null, placeName: (key: string | null) => string): string {
  if (!node) return 'Removed';
  switch (conflict.kind) {
    case 'setting': {
      const value = node.settings[conflict.name ?? ''];
      return value === undefined ? 'Default' : String(value).slice(0, 300) || 'Empty';
    }
    case 'description':
      return node.description || 'No name';
    case 'active':
      return node.active ? 'Yes' : 'No';
    case 'place':
    case 'cell':
      return `In ${placeName(node.parent)}, place ${node.position + 1}`;
    default:
      return 'Not removed';
  }
}

/** HIVE-15: two people changed the same thing: both sides, to choose from. Theirs is in effect until the choice. */
export function ConflictsPanel() {
  const conflicts = useStore(useEditor().document.conflicts);
  return conflicts.length === 0 ? null : <ConflictList conflicts={conflicts} />;
}

function ConflictList({ conflicts }: { conflicts: readonly OpenConflict[] }) {
  const editor = useEditor();
  const tree = useTree();
  const placeName = (key: string | null) => {
    const node = key === null ? undefined : tree.get(key);
    return node ? labelOf(node) : 'the page';
  };
  return (
    <section aria-label="Changed by two people" className={css.conflicts} role="alert">
      <Heading level={2}>
        {conflicts.length === 1
          ? 'You and somebody else changed the same thing'
          : `${conflicts.length} things were changed by two people`}
      </Heading>
      <ul className={css.conflictList}>
        {conflicts.map((open) => {
          const { conflict } = open;
          const node = conflict.mine ?? conflict.theirs ?? conflict.base;
          const id = conflictId(open);
          const name = node ? labelOf(node) : 'a component';
          return (
            <li key={id} className={css.conflict}>
              <p className={css.words}>
                <strong>{name}</strong>: {subjectOf(conflict, name)}
              </p>
              <dl className={css.sides}>
                <dt>Yours</dt>
                <dd className={css.value}>{sideOf(conflict, conflict.mine, placeName)}</dd>
                <dt>Theirs, in effect now</dt>
                <dd className={css.value}>{sideOf(conflict, conflict.theirs, placeName)}</dd>
              </dl>
              <div className={css.remedies}>
                <Button size="s" onClick={() => editor.document.decide(id, 'mine')}>
                  Use yours: {name}
                </Button>
                <Button size="s" onClick={() => editor.document.decide(id, 'theirs')}>
                  Keep theirs: {name}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
