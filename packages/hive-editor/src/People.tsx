import { Avatar, Tooltip, VisuallyHidden } from '@portal/design-system';
import type { HivePerson } from '@portal/domain/hive';
import type { Store } from '@portal/portal-client/react';
import { useEffect } from 'react';
import type { DraftAt } from './data/draft.ts';
import { usePresence } from './data/use-presence.ts';
import { useEditor, useTreeValue } from './editor-context.ts';
import { presenceMessages as messages } from './messages/presence.ts';
import * as css from './Panels.css.ts';
import { labelOf } from './tree/places.ts';

export interface PeopleProps {
  at: DraftAt;
  /** Others in this draft, whose selections the canvas shows. */
  others: Store<readonly HivePerson[]>;
}

/** HIVE-15: who else has the draft open; pressing one selects what that person has selected. */
export function People({ at, others }: PeopleProps) {
  const editor = useEditor();
  const people = usePresence(editor, at);
  useEffect(() => others.set(people), [others, people]);
  if (people.length === 0) return null;
  return (
    <ul className={css.people} aria-label={messages.label}>
      {people.map((person) => (
        <li key={person.tab}>
          <Person person={person} />
        </li>
      ))}
    </ul>
  );
}

function Person({ person: { name, component } }: { person: HivePerson }) {
  const editor = useEditor();
  const place = useTreeValue((tree) => {
    const node = component === null ? undefined : tree.get(component);
    return node ? labelOf(node) : null;
  });
  const label = place === null ? messages.here(name) : messages.at(name, place);
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={css.person}
        onClick={() => {
          if (component !== null && place !== null) editor.select(new Set([component]));
        }}
      >
        <Avatar name={name} size="s" beside />
        {/* Content and not a label, which would have to contain the initials that are seen. */}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </Tooltip>
  );
}
