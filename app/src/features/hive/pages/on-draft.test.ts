import { expect, test } from 'vitest';
import { fakeServer, openDocument } from '../model/editor.fixture.ts';
import { savedRevision } from '../model/editor-document.ts';
import { notSaved, onSaved } from './on-draft.ts';

test('HIVE-02 HIVE-15 what is done to a draft is done to the revision that is seen, and not while something is unsaved', async () => {
  const server = fakeServer();
  const document = openDocument(server);
  const told: unknown[] = [];
  const finalise = () =>
    onSaved({ flush: () => savedRevision(document), refuse: (message) => told.push(message) }, async (revision) => {
      told.push(revision);
      return revision === server.revision ? null : 'Another revision.';
    });
  server.instead = ['unreachable'];
  document.change({ kind: 'set', key: 't', name: 'text', value: 'Spring' });
  await finalise();
  expect(told).toEqual([notSaved]);
  await finalise();
  expect(told).toEqual([notSaved, 2]);
  expect(server.tree.get('t')?.settings.text).toBe('Spring');
});
