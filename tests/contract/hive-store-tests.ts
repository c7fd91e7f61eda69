import { treeOf } from '@portal/domain/hive';
import pg from 'pg';
import { expect, test } from 'vitest';
import { signedIn } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';
import { add, componentsOf, flowOf, newDraft, people } from './hive-support.ts';

/** Tests that check the database directly. Run by `hive.test.ts`, all on one server. */
export function storeTests(server: () => TestServer): void {
  const { staff, marketing } = people(server);

  async function inStore(query: string, values: readonly unknown[]) {
    const store = new pg.Client({ connectionString: server().store });
    await store.connect();
    const { rows } = await store.query(query, [...values]);
    await store.end();
    return rows;
  }
  const audited = (draft_id: number) =>
    inStore(
      `SELECT what, user_id, result, detail FROM audit_log
        WHERE what LIKE 'hive_draft_%' AND (detail->>'draft_id')::int = $1 ORDER BY audit_id`,
      [draft_id],
    );

  test('HIVE-08 HIVE-16 a component of a type that no longer exists can be restored by undo, and by copying from a deleted draft', async () => {
    const client = await staff();
    const { root, ...at } = await newDraft(client);
    const component_id = await add(client, { root, ...at }, 'text', {
      settings: [{ name: 'text', value: 'Old words' }],
    });
    await inStore(`UPDATE hive_component SET name = 'marquee' WHERE component_id = $1`, [component_id]);
    const [, was] = [...treeOf(await componentsOf(client, at), flowOf).tree.values()];
    const { key = '' } = was ?? {};
    expect(was).toMatchObject({ name: 'marquee', settings: { text: 'Old words' } });
    const update = (to: { page_id: number; draft_id: number }, kind: string, node: object = was ?? {}) =>
      client.send('draftsUpdate', { ...to, differences: [{ kind, key, node }] });
    expect((await update(at, 'remove')).envelope.error).toBeNull();
    expect(await componentsOf(client, at)).toHaveLength(1);
    expect((await update(at, 'add')).envelope.error).toBeNull();
    expect([...treeOf(await componentsOf(client, at), flowOf).tree.values()][1]).toEqual(was);
    await client.call('draftsDelete', at);
    const copy = { ...at, draft_id: (await client.call('draftsCreate', { page_id: at.page_id })).draft_id };
    expect((await update(copy, 'add', { ...was, name: 'blink' })).envelope.error).toBe('invalid_request');
    expect((await update(copy, 'add')).envelope.error).toBeNull();
    const elsewhere = await newDraft(client);
    expect((await update({ page_id: elsewhere.page_id, draft_id: elsewhere.draft_id }, 'add')).envelope.error).toBe(
      'invalid_request',
    );
  });

  test('HIVE-14 content removed from a stored text on publication is reported, audited and in the history', async () => {
    const publisher = await marketing();
    const { root, ...at } = await newDraft(publisher);
    const component_id = await add(publisher, { root, ...at }, 'hyperText');
    const html = '<p>Torque</p><script>steal()</script>';
    await inStore(`UPDATE hive_component SET settings = jsonb_build_object('html', $2::text) WHERE component_id = $1`, [
      component_id,
      html,
    ]);
    const { draft } = await publisher.call('draftsGet', at);
    const { envelope } = await publisher.send('draftsPublish', { ...at, revision: draft.revision });
    expect(envelope).toMatchObject({
      action: 'display_message',
      user_message: expect.stringMatching(/^Published with changes\. .*removed.*script/i),
    });
    expect(envelope.data?.notes).toHaveLength(1);
    const { changes } = await publisher.call('draftsGet', { ...at, since: draft.revision });
    expect(changes.map((each) => [each.by, each.differences])).toEqual([
      ['mktg', [expect.objectContaining({ kind: 'setting', name: 'html', from: html, to: '<p>Torque</p>' })]],
    ]);
    expect((await audited(at.draft_id)).at(-1)?.detail.cleaned).toEqual(envelope.data?.notes);
  });

  test('HIVE-15 the audit log records who published what, what it replaced, and who requested it', async () => {
    const [client, publisher] = [await signedIn(server().url, 'staff'), await signedIn(server().url, 'mktg')];
    const { page_id, draft_id } = await newDraft(client);
    await client.call('draftsRequestPublication', { page_id, draft_id, comment: 'Please' });
    await publisher.call('draftsPublish', { page_id, draft_id });
    const rows = await audited(draft_id);
    expect(rows.map((row) => [row.what, row.user_id])).toEqual([
      ['hive_draft_create', 'demo-staff'],
      ['hive_draft_request', 'demo-staff'],
      ['hive_draft_publish', 'demo-mktg'],
    ]);
    expect(rows[2]?.detail).toMatchObject({ page_id, draft_id, requested_by: 'staff', instead_of: null });
  });
}
