import type { CallName, Envelope } from '@portal/domain/api';
import { type HiveComponent, rootKey } from '@portal/domain/hive';
import { CallError, type Transport } from '@portal/portal-client';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../support/editor-fixture.ts';
import { copyStored, copyWith, draftApiOf, readDraft } from './draft.ts';

const at = { page_id: 1, draft_id: 2 };
const component = (component_id: number, key: string, more: Partial<HiveComponent> = {}): HiveComponent => ({
  component_id,
  key,
  ...at,
  parent: null,
  position: 0,
  name: 'block',
  description: '',
  active: true,
  settings: [],
  ...more,
});
const setting = (name: string, value: string, is_set: boolean) =>
  ({ type: 'String', name, description: name, value, is_set }) as const;
const components = [
  component(5, rootKey),
  component(9, 'a', {
    parent: 5,
    name: 'title',
    settings: [setting('text', 'Winter', true), setting('colour', '#333333', false), setting('kept', 'x', true)],
  }),
];

/** A transport with scripted responses by call name: data, an error code, or no response. */
function scripted(answers: Readonly<Record<string, unknown>>): Transport & { readonly requests: unknown[] } {
  const requests: unknown[] = [];
  const transport = {
    requests,
    async call(name: CallName, data: unknown) {
      requests.push({ name, data });
      const response = answers[name];
      if (response === undefined) throw new CallError('network');
      if (typeof response !== 'string') return { ok: true, data: response };
      throw new CallError('error', { error: response, user_message: 'Message.' } as unknown as Envelope);
    },
  };
  return transport as unknown as Transport & { readonly requests: unknown[] };
}

describe('HIVE-15 draft API', () => {
  test('reads a tree by keys, with all set values including undeclared ones', async () => {
    const read = await readDraft(scripted({ 'drafts/get-components': { draft: { revision: 7 }, components } }), at);
    expect(read).toMatchObject({ revision: 7 });
    if (typeof read === 'string') return;
    expect(read.tree.get('a')).toMatchObject({ parent: rootKey, settings: { text: 'Winter', kept: 'x' } });
    expect(await readDraft(scripted({ 'drafts/get-components': 'page_not_found' }), at)).toBe('gone');
    expect(await readDraft(scripted({}), at)).toBe('unreachable');
  });

  test('maps every response to a save', async () => {
    const send = (response: unknown) => draftApiOf(scripted({ 'drafts/update': response }), at).send([], 3);
    const done = await send({ draft: { revision: 4 }, components, gone: [], missed: [], notes: ['Tidied.'] });
    expect(done).toMatchObject({ kind: 'done', revision: 4, notes: ['Tidied.'] });
    expect(done.kind === 'done' && done.settings.get('a')).toEqual({ text: 'Winter', kept: 'x' });
    expect(await send('hive_conflict')).toEqual({ kind: 'conflict' });
    expect(await send('draft_not_editable')).toEqual({ kind: 'closed', message: 'Message.' });
    expect(await send('draft_not_found')).toEqual({ kind: 'closed', message: 'Message.' });
    expect(await send('component_too_deep')).toEqual({ kind: 'refused', message: 'Message.' });
    expect(await send(undefined)).toEqual({ kind: 'unreachable' });
  });

  test('work on a closed draft goes into a copy', async () => {
    const transport = scripted({
      'drafts/create': { draft_id: 8, draft: { revision: 0 } },
      'drafts/get-components': { draft: { revision: 1 }, components },
      'drafts/update': { draft: { revision: 2 }, components: [], gone: [], missed: [], notes: [] },
    });
    const read = await readDraft(transport, at);
    if (typeof read === 'string') throw new Error(read);
    const mine = new Map(read.tree);
    const title = mine.get('a');
    if (title) mine.set('a', { ...title, settings: { ...title.settings, text: 'Mine' } });
    expect(await copyWith(transport, at, mine)).toEqual({ draft_id: 8 });
    expect(transport.requests.at(-1)).toMatchObject({
      name: 'drafts/update',
      data: { draft_id: 8, revision: 1, differences: [{ kind: 'setting', key: 'a', from: 'Winter', to: 'Mine' }] },
    });
    expect(await copyWith(scripted({ 'drafts/create': 'not_allowed' }), at, mine)).toEqual({ message: 'Message.' });
    expect(await copyWith(scripted({ 'drafts/create': 'page_not_found' }), at, mine)).toEqual({
      message: expect.stringMatching(/^This page was deleted. .*paste them into a draft of another page/),
    });
  });

  test('stored work on a deleted draft goes into a new one, and is then deleted', async () => {
    const root = {
      key: rootKey,
      parent: null,
      position: 0,
      name: 'block',
      description: '',
      active: true,
      settings: {},
    };
    const title = (text: string) => ({ ...root, key: 'a', parent: rootKey, name: 'title', settings: { text } });
    const base = [root, title('Winter')];
    const storage = memoryStorage();
    storage.stored = { revision: 3, base, mine: [root, title('Mine')], unanswered: [], questions: [] };
    expect(await copyStored(scripted({}), at, storage)).toMatchObject({ message: expect.any(String) });
    expect(storage.stored).not.toBeNull();

    const transport = scripted({
      'drafts/create': { draft_id: 8, draft: { revision: 0 } },
      'drafts/get-components': { draft: { revision: 1 }, components: [component(5, rootKey)] },
      'drafts/update': { draft: { revision: 2 }, components: [], gone: [], missed: [], notes: [] },
    });
    expect(await copyStored(transport, at, storage)).toEqual({ draft_id: 8 });
    expect(transport.requests.at(-1)).toMatchObject({
      data: { draft_id: 8, differences: [{ kind: 'add', key: 'a', node: { settings: { text: 'Mine' } } }] },
    });
    expect(storage.stored).toBeNull();
    expect(await copyStored(transport, at, storage)).toMatchObject({ message: expect.any(String) });
  });
});
