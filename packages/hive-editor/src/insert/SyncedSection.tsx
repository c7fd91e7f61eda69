import { Button, Inline } from '@portal/design-system';
import { Unlink } from '@portal/design-system/icons';
import { sectionOf } from '@portal/domain/hive';
import { newId } from '@portal/portal-client';
import { useStore } from '@portal/portal-client/react';
import { useEditor, useTreeValue } from '../editor-context.ts';
import { sectionMessages as messages } from '../messages/sections.ts';
import * as css from './InsertDialog.css.ts';
import { detached, putInstead } from './section-changes.ts';

/** HIVE-16: which section the selected component shows, on how many pages, and how to change it. */
export function SyncedSection({ of }: { of: string }) {
  const editor = useEditor();
  const sections = useStore(editor.sections);
  const id = useTreeValue((tree) => {
    const node = tree.get(of);
    return node ? sectionOf(node) : null;
  });
  const section = sections.get(id ?? '');
  // Not loaded yet.
  if (sections.size === 0) return null;
  if (!section) return <p className={css.summary}>{messages.gone}</p>;
  return (
    <section aria-label={messages.synced} className={css.whole}>
      <p>{messages.shownOn(section.name, section.uses)}</p>
      <p className={css.summary}>{messages.howToChange(section.name)}</p>
      <Inline gap={2}>
        <Button size="s" icon={Unlink} onClick={() => putInstead(editor, [of], detached(section, newId))}>
          {messages.detach}
        </Button>
      </Inline>
    </section>
  );
}
