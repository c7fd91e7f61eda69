import { Button, Heading } from '@portal/design-system';
import type { HiveConflict, HiveNode } from '@portal/domain/hive';
import { useStore } from '@portal/portal-client/react';
import { useEditor, useTree } from './editor-context.ts';
import { type Question, questionId } from './model/merging.ts';
import { words } from './model/types-known.ts';
import * as css from './Panels.css.ts';
import { labelOf } from './tree/places.ts';

const what = (conflict: HiveConflict, name: string): string => {
  switch (conflict.kind) {
    case 'setting':
      return words.settingLabel(conflict.theirs?.name ?? '', conflict.name ?? '');
    case 'description':
      return 'Name in the tree';
    case 'active':
      return 'Whether visitors see it';
    case 'place':
    case 'cell':
      return 'Its place';
    case 'removed_here':
      return `You removed ${name}, and it was changed meanwhile`;
    case 'removed_there':
      return `${name} was removed, and you changed it`;
  }
};

function sideOf(conflict: HiveConflict, node: HiveNode | null, placeName: (key: string | null) => string): string {
  if (!node) return 'Removed';
  switch (conflict.kind) {
    case 'setting': {
      const value = node.settings[conflict.name ?? ''];
      return value === undefined ? 'The default' : String(value).slice(0, 300) || 'Empty';
    }
    case 'description':
      return node.description || 'No name';
    case 'active':
      return node.active ? 'Yes' : 'No';
    case 'place':
    case 'cell':
      return `In ${placeName(node.parent)}, place ${node.position + 1}`;
    default:
      return 'Kept';
  }
}

/** HIVE-15: where two people changed the same thing, it is asked, with both sides; theirs stands until then. */
export function Questions() {
  const questions = useStore(useEditor().document.questions);
  return questions.length === 0 ? null : <Asked questions={questions} />;
}

function Asked({ questions }: { questions: readonly Question[] }) {
  const work = useEditor();
  const tree = useTree();
  const placeName = (key: string | null) => {
    const node = key === null ? undefined : tree.get(key);
    return node ? labelOf(node) : 'the page';
  };
  return (
    <section aria-label="Changed by two people" className={css.questions} role="alert">
      <Heading level={3}>
        {questions.length === 1
          ? 'You and somebody else changed the same'
          : `${questions.length} things were changed by two people`}
      </Heading>
      <ul className={css.asked}>
        {questions.map((question) => {
          const { conflict } = question;
          const node = conflict.mine ?? conflict.theirs ?? conflict.base;
          const id = questionId(question);
          const name = node ? labelOf(node) : 'a component';
          return (
            <li key={id} className={css.question}>
              <p className={css.words}>
                <strong>{name}</strong>: {what(conflict, name)}
              </p>
              <dl className={css.sides}>
                <dt>Yours</dt>
                <dd className={css.value}>{sideOf(conflict, conflict.mine, placeName)}</dd>
                <dt>Theirs, as it stands</dt>
                <dd className={css.value}>{sideOf(conflict, conflict.theirs, placeName)}</dd>
              </dl>
              <div className={css.remedies}>
                <Button size="s" onClick={() => work.document.decide(id, 'mine')}>
                  Put yours: {name}
                </Button>
                <Button size="s" onClick={() => work.document.decide(id, 'theirs')}>
                  Leave theirs: {name}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
