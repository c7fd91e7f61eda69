import { loadRichText } from '@portal/hive-components/settings';
import { every, systemClock } from '@portal/portal-client';
import { usePortal, useSession } from '@portal/portal-client/react';
import { useCallback, useEffect, useState } from 'react';
import { createEditorDocument, type EditorDocument, hasUnsavedWork } from '../model/editor-document.ts';
import { isSafe } from '../model/save-state.ts';
import { type DraftAt, draftApiOf, hasMoved, readDraft } from './draft.ts';
import { draftStorageOf, lockDraft } from './draft-storage.ts';

export type OpenDraft =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'gone' }
  | { readonly status: 'ready'; readonly document: EditorDocument };

/** Milliseconds between checks for changes by others. */
const checkInterval = 20_000;

/** Opens a draft, read-only unless `editable`, and restores unsaved work of earlier sessions. */
export function useDraft({ page_id, draft_id }: DraftAt, editable: boolean) {
  const { transport, messages } = usePortal();
  const session = useSession();
  const username = session.status === 'signed_in' ? session.login.user_details.username : '';
  const [open, setOpen] = useState<OpenDraft>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` opens the draft again
  useEffect(() => {
    const at = { page_id, draft_id };
    const storage = draftStorageOf(username, at);
    const leave = lockDraft(draft_id);
    let isOver = false;
    let document: EditorDocument | null = null;
    setOpen({ status: 'loading' });

    const begin = async () => {
      const [read, stored] = await Promise.all([readDraft(transport, at), storage.read(), loadRichText()]);
      if (isOver) return;
      if (read === 'unreachable') return setOpen({ status: 'failed' });
      if (read === 'gone') return setOpen({ status: 'gone' });
      document = createEditorDocument({
        ...read,
        editable,
        stored,
        api: draftApiOf(transport, at),
        storage,
        clock: systemClock,
        onNote: (note) => messages.show(note),
      });
      setOpen({ status: 'ready', document });
    };
    const look = async () => {
      if (!document || window.document.visibilityState === 'hidden') return;
      if (!isSafe(document.save.get()) || (await hasMoved(transport, at, document.revision()))) {
        await document.refresh();
      }
    };
    const onLook = () => void look();
    const guard = (event: BeforeUnloadEvent) => {
      if (document && hasUnsavedWork(document)) event.preventDefault();
    };
    void begin();
    const stop = every(systemClock, checkInterval, onLook);
    window.addEventListener('focus', onLook);
    const onLine = () => {
      transport.tryAgain();
      onLook();
    };
    window.addEventListener('online', onLine);
    window.addEventListener('beforeunload', guard);
    return () => {
      isOver = true;
      stop();
      window.removeEventListener('focus', onLook);
      window.removeEventListener('online', onLine);
      window.removeEventListener('beforeunload', guard);
      // Saves unsaved changes now; the backup on the device stays until they are saved.
      const last = document;
      if (last)
        void last
          .flush()
          .finally(() => last.close())
          .finally(leave);
      else leave();
    };
  }, [transport, messages, username, page_id, draft_id, editable, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { open, retry };
}
