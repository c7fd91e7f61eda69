import { expect, test } from 'vitest';
import { savingMessages } from '../messages/saving.ts';
import { savedRevision } from '../model/editor-document.ts';
import { fakeServer, openDocument } from '../support/editor-fixture.ts';
import { whenSaved } from './save-state.ts';

test('HIVE-02 HIVE-15 actions on a draft apply to the revision shown, and not while something is unsaved', async () => {
  const server = fakeServer();
  const document = openDocument(server);
  const results: unknown[] = [];
  const finalise = () =>
    whenSaved(
      { flush: () => savedRevision(document), refuse: (message) => results.push(message) },
      async (revision) => {
        results.push(revision);
        return revision === server.revision ? null : 'Another revision.';
      },
    );
  server.instead = ['unreachable'];
  document.change({ kind: 'set', key: 't', name: 'text', value: 'Spring' });
  await finalise();
  expect(results).toEqual([savingMessages.incomplete]);
  await finalise();
  expect(results).toEqual([savingMessages.incomplete, 2]);
  expect(server.tree.get('t')?.settings.text).toBe('Spring');
});
