import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import type { TestServer } from '../support/server.ts';
import { add, componentsOf, newDraft, oneOf, people, settingOf, written } from './hive-support.ts';

/** Tests of components and their settings. Run by `hive.test.ts`, all on one server. */
export function componentTests(server: () => TestServer): void {
  const { staff } = people(server);

  test('HIVE-05 HIVE-02 add, move, remove, clear, paste and fork keep positions and keys', async () => {
    const client = await staff();
    const draft = await newDraft(client);
    const block = await add(client, draft, 'block', { description: 'B' });
    await add(client, draft, 'title', { description: 't1', parent: block });
    const t2 = await add(client, draft, 'title', { description: 't2', parent: block, position: 0 });
    const grid = await add(client, draft, 'grid', { description: 'G', position: 0 });
    await add(client, draft, 'text', { description: 'x', parent: grid, position: 4 });
    expect(written(await componentsOf(client, draft))).toBe('block(G(4:x) B(t2 t1))');
    const moved = await client.call('componentsMove', { component_id: t2, new_parent: grid, new_position: 4 });
    expect(written(await componentsOf(client, draft))).toBe('block(G(4:t2 5:x) B(t1))');
    expect(moved.components.map((each) => each.description).sort()).toEqual(['t1', 't2', 'x']);
    const inside = await client.send('componentsMove', { component_id: block, new_parent: block });
    expect(inside.envelope).toMatchObject({
      error: 'component_inside_itself',
      user_message: 'A component cannot go into itself.',
    });
    const other = await newDraft(client);
    const pasted = await client.call('componentsPaste', {
      ...draft,
      component_id: grid,
      new_page_id: other.page_id,
      new_draft_id: other.draft_id,
      new_parent: other.root,
    });
    expect(written(await componentsOf(client, other))).toBe('block(G(4:t2 5:x))');
    const keys = new Set(
      [...(await componentsOf(client, other)), ...(await componentsOf(client, draft))].map((each) => each.key),
    );
    // The root's key is the same in all drafts.
    expect(keys.size).toBe(4 + 6 - 1);
    expect(pasted.component_id).not.toBe(grid);
    const fork = await client.call('draftsCreate', { page_id: draft.page_id, fork_from: draft.draft_id });
    const forked = await componentsOf(client, { ...draft, draft_id: fork.draft_id });
    const before = await componentsOf(client, draft);
    expect(written(forked)).toBe(written(before));
    expect(forked.map((each) => each.key)).toEqual(before.map((each) => each.key));
    const gone = await client.call('componentsDelete', { ...draft, component_id: grid });
    expect([gone.gone.length, gone.selectedComponentId]).toEqual([3, 0]);
    expect(written(await componentsOf(client, draft))).toBe('block(B(t1))');
    await client.call('componentsDelete', { ...draft, component_id: draft.root });
    const cleared = await componentsOf(client, draft);
    expect(cleared.map((each) => each.component_id)).toEqual([draft.root]);
    expect(written(await componentsOf(client, { ...draft, draft_id: fork.draft_id }))).toBe(written(before));
  });

  test('HIVE-05 parallel adds leave no gaps and lose nothing; one sent twice creates one component', async () => {
    const client = await staff();
    const draft = await newDraft(client);
    const sent = Array.from({ length: 12 }, (_, i) => ({ key: ulid(), description: `c${i}` }));
    await Promise.all([...sent, ...sent].map((more) => add(client, draft, 'line', { ...more, position: 0 })));
    const components = (await componentsOf(client, draft)).filter((each) => each.parent !== null);
    expect(components.map((each) => each.key).sort()).toEqual(sent.map((each) => each.key).sort());
    expect(components.map((each) => each.position)).toEqual(components.map((_, i) => i));
  });

  test('HIVE-06 HIVE-08 settings come with descriptions, accept numbers as text, keep undeclared ones, and name invalid ones', async () => {
    const client = await staff();
    const draft = await newDraft(client);
    const settings = [
      { name: 'height', value: '24' },
      { name: 'later', type: 'Combo', description: 'Of a later build', options: ['a', 'b'], note: 'n', value: 'b' },
    ];
    const component_id = await add(client, draft, 'space', { settings });
    const get = async () => (await client.call('componentSettingsGet', { ...draft, component_id })).settings;
    expect((await get()).find((each) => each.name === 'height')).toMatchObject({ type: 'Number', value: '24' });
    expect((await get()).find((each) => each.name === 'later')).toEqual({ ...settings[1], is_set: true });
    await client.call('componentSettingsUpdate', { ...draft, component_id, name: 'height', value: 30 });
    const wrong = await client.send('componentSettingsUpdate', {
      ...draft,
      component_id,
      name: 'height',
      value: 'tall',
    });
    expect(wrong.envelope.validation_results).toEqual([{ field: 'height', message: 'Height is not a number' }]);
    await client.call('componentSettingsCreate', { ...draft, component_id, setting: { name: 'more', value: 1 } });
    expect(
      (await client.send('componentSettingsCreate', { ...draft, component_id, setting: { name: 'more', value: 2 } }))
        .envelope.error,
    ).toBe('setting_there');
    await client.call('componentSettingsDelete', { ...draft, component_id, name: 'more' });
    await client.call('componentSettingsDelete', { ...draft, component_id, name: 'height' });
    const names = (await get()).map((each) => each.name);
    expect(names).toContain('later');
    expect(names).not.toContain('more');
    expect((await get()).find((each) => each.name === 'height')?.value).toBe(12);
    const { component_types } = await client.call('getComponentSettings');
    // Those of the specification, and tips.
    expect(component_types).toHaveLength(21);
    const hero = (await client.call('getComponentSettings', { name: 'hero' })).component_types[0];
    expect(hero?.settings.find((each) => each.name === 'autoplayInterval')?.value).toBe(7400);
    const layer = await add(client, draft, 'layer');
    const fixed = await client.call('componentSettingsUpdate', {
      ...draft,
      component_id: layer,
      name: 'columns',
      value: 4,
    });
    expect(fixed.notes).toEqual(['Columns is always 1']);
    expect(settingOf(await oneOf(client, draft, layer), 'columns')).toBe(1);
    const none = await client.send('componentsCreate', { ...draft, name: 'marquee', parent: draft.root });
    expect(none.envelope.validation_results).toEqual([
      { field: 'name', message: 'Component type marquee does not exist' },
    ]);
  });

  test('HIVE-14 executable content is removed on saving, and the response says so', async () => {
    const client = await staff();
    const draft = await newDraft(client);
    const html = '<p onclick="x()">Torque</p><script>steal()</script><a href="javascript:x()">go</a>';
    const changed = await client.call('componentsCreate', {
      ...draft,
      name: 'hyperText',
      parent: draft.root,
      settings: [{ name: 'html', value: html }],
    });
    expect(changed.notes.join(' ')).toMatch(/removed/);
    const kept = String(
      settingOf(
        changed.components.find((each) => each.name === 'hyperText'),
        'html',
      ),
    );
    expect(kept).toContain('Torque');
    expect(kept).not.toMatch(/script|onclick/i);
    const set = (name: string, value: string) =>
      client.send('componentSettingsUpdate', { ...draft, component_id: draft.root, name, value });
    const link = await set('link', 'javascript:alert(1)');
    expect(link.envelope.validation_results[0]?.field).toBe('link');
    const colour = await set('background', 'red;background:url(x)');
    expect(colour.envelope.validation_results[0]?.field).toBe('background');
    const large = await set('linkId', 'x'.repeat(1_100_000));
    expect([large.http, large.envelope.user_message]).toEqual([413, 'The request is too large.']);
  });

  test('HIVE-15 a list of differences is applied completely or not at all, and conflicts are named', async () => {
    const client = await staff();
    const { root, ...at } = await newDraft(client);
    await add(client, { root, ...at }, 'title', { key: 'heading' });
    const component = {
      parent: 'root',
      position: 0,
      name: 'text',
      description: '',
      active: true,
      settings: { text: 'Hello' },
    };
    const differences = [
      { kind: 'add', key: 'words', node: { key: 'words', ...component } },
      { kind: 'setting', key: 'heading', name: 'size', to: 30 },
    ];
    const changed = await client.call('draftsUpdate', { ...at, description: 'Autumn', differences });
    expect(changed.draft).toMatchObject({ description: 'Autumn' });
    expect((await componentsOf(client, at)).map((each) => each.key)).toEqual(['root', 'words', 'heading']);
    const misfit = [
      { kind: 'setting', key: 'words', name: 'text', from: 'Hello', to: 'Bye' },
      { kind: 'setting', key: 'heading', name: 'size', from: 18, to: 40 },
      { kind: 'active', key: 'nobody', from: true, to: false },
    ];
    const refused = await client.send('draftsUpdate', { ...at, differences: misfit });
    expect(refused.envelope.error).toBe('hive_conflict');
    expect(refused.envelope.validation_results).toEqual([
      { field: 'heading.size', message: 'Somebody else has changed this in the meantime.' },
      { field: 'nobody.active', message: 'This component no longer exists.' },
    ]);
    expect(settingOf((await componentsOf(client, at))[1], 'text')).toBe('Hello');
    const leaf = [
      { kind: 'place', key: 'words', from: { parent: 'root', position: 0 }, to: { parent: 'heading', position: 0 } },
    ];
    expect((await client.send('draftsUpdate', { ...at, differences: leaf })).envelope.error).toBe(
      'component_no_children',
    );
    const typeless = [{ kind: 'add', key: 'odd', node: { key: 'odd', ...component, name: 'marquee' } }];
    expect((await client.send('draftsUpdate', { ...at, differences: typeless })).envelope.error).toBe(
      'invalid_request',
    );
  });
}
