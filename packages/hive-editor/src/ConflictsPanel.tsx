import { Button, DescriptionList, Heading } from '@portal/design-system';
import type { HiveConflict, HiveNode } from '@portal/domain/hive';
import { useStore } from '@portal/portal-client/react';
import { useEditor, useTree } from './editor-context.ts';
import { conflictMessages as messages } from './messages/conflicts.ts';
import { words } from './model/component-types.ts';
import { conflictId, type OpenConflict } from './model/merge.ts';
import * as css from './Panels.css.ts';
import { labelOf } from './tree/places.ts';

const subjectOf = (conflict: HiveConflict, name: string): string => {
  switch (conflict.kind) {
    case 'setting':
      return words.settingLabel(conflict.theirs?.name ?? '', conflict.name ?? '');
    case 'description':
      return messages.subject.description;
    case 'active':
      return messages.subject.active;
    case 'place':
    case 'cell':
      return messages.subject.place;
    case 'removed_here':
      return messages.subject.removedByYou(name);
    case 'removed_there':
      return messages.subject.removedByThem(name);
  }
};

function sideOf(conflict: HiveConflict, node: HiveNode | null, placeName: (key: string | null) => string): string {
  if (!node) return messages.side.removed;
  switch (conflict.kind) {
    case 'setting': {
      const value = node.settings[conflict.name ?? ''];
      return value === undefined ? messages.side.default : String(value).slice(0, 300) || messages.side.empty;
    }
    case 'description':
      return node.description || messages.side.noName;
    case 'active':
      return node.active ? messages.side.active : messages.side.inactive;
    case 'place':
    case 'cell':
      return messages.side.place(placeName(node.parent), node.position + 1);
    default:
      return messages.side.notRemoved;
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
    return node ? labelOf(node) : messages.page;
  };
  return (
    <section aria-label={messages.label} className={css.conflicts} role="alert">
      <Heading level={2}>{messages.title(conflicts.length)}</Heading>
      <ul className={css.conflictList}>
        {conflicts.map((open) => {
          const { conflict } = open;
          const node = conflict.mine ?? conflict.theirs ?? conflict.base;
          const id = conflictId(open);
          const name = node ? labelOf(node) : messages.component;
          return (
            <li key={id} className={css.conflict}>
              <p className={css.words}>
                <strong>{name}</strong>: {subjectOf(conflict, name)}
              </p>
              <DescriptionList
                layout="rows"
                items={[
                  { name: messages.yours, value: <strong>{sideOf(conflict, conflict.mine, placeName)}</strong> },
                  { name: messages.theirs, value: <strong>{sideOf(conflict, conflict.theirs, placeName)}</strong> },
                ]}
              />
              <div className={css.remedies}>
                <Button size="s" onClick={() => editor.document.decide(id, 'mine')}>
                  {messages.takeYours(name)}
                </Button>
                <Button size="s" onClick={() => editor.document.decide(id, 'theirs')}>
                  {messages.keepTheirs(name)}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
