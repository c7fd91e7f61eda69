import { formerFileLifetime, rootKey } from '@portal/domain/hive';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { sql } from '../db/database.ts';
import { writeNodes } from '../hive/components-store.ts';
import { insertDraft, newRoot } from '../hive/drafts-store.ts';
import { addAddress, insertPage } from '../hive/pages-store.ts';
import { mediaMessages } from '../messages/media.ts';
import { audited, callers, now, refusalOf, type UsersStore, usersStore } from '../services.fixture.ts';
import type { Services } from '../services.ts';
import { deleteMedia, putMediaBack, updateMedia } from './change-media.ts';
import { exchangeContent } from './former-files.ts';
import { databaseStore } from './media-store.ts';

let store: UsersStore;
let time = now;
let services: Services;
beforeAll(async () => {
  store = await usersStore();
  const config = { ...store.services.config, mediaBucket: null } as Partial<Config> as Config;
  services = { ...store.services, config, clock: { now: () => time } };
});
afterAll(() => store.database.close());

const marketing = { caller: { ...callers.it, kind: 'mktg' }, requestId: 'r1' } as const;
const staff = { caller: { ...callers.it, kind: 'staff' }, requestId: 'r1' } as const;
const content = (version: string) =>
  ({ type: 'image/webp', version, width: 320, height: 200, widths: [320], bytes: 2 }) as const;
const put = (media_id: number, version: string) =>
  databaseStore.put(store.database, media_id, { version, blobs: [{ width: 320, bytes: new Uint8Array([1, 2]) }] });

/** A picture that was replaced once, the former one with version `a`, the present one with `b`. */
async function picture(): Promise<number> {
  const [row] = await store.database.query<{ media_id: number }>(sql`
    INSERT INTO media_file (name, type, version, width, height, widths, bytes, added, added_by)
    VALUES ('bolt.webp', 'image/webp', 'a', 320, 200, '{320}', 2, ${now.toISOString()}, 'mktg') RETURNING media_id`);
  const media_id = row?.media_id ?? 0;
  await put(media_id, 'a');
  await put(media_id, 'b');
  await exchangeContent(store.database, media_id, content('b'), { username: 'mktg' }, now);
  return media_id;
}
/** A page with a draft that shows a picture. */
async function show(media_id: number, uri: string, { live }: { readonly live: boolean }): Promise<void> {
  const { database } = store;
  const by = { username: 'mktg' };
  const page_id = await insertPage(database, { description: uri, parent: null, menu: true, active: true }, by, now);
  await addAddress(database, page_id, uri, true);
  const draft_id = await insertDraft(database, { page_id, description: '', forked_from: null }, by, now);
  const node = { ...newRoot, key: 'p', parent: rootKey, name: 'picture', settings: { image: String(media_id) } };
  await writeNodes(database, draft_id, [newRoot, node], new Map());
  await database.query(
    sql`UPDATE hive_draft SET published = ${live}, finalised = ${live} WHERE draft_id = ${draft_id}`,
  );
}
const stored = async (media_id: number) =>
  (
    await store.database.query<{ version: string }>(sql`
      SELECT version FROM media_blob WHERE media_id = ${media_id} ORDER BY version`)
  ).map(({ version }) => version);
const putBack = (media_id: number, version: string, by: typeof marketing | typeof staff = staff) =>
  putMediaBack(services, by, { media_id, version });

test('HIVE-13 a file is deleted with all its versions; not while a page shows it, also in a draft', async () => {
  const media_id = await picture();
  await deleteMedia(services, staff, media_id);
  expect(await stored(media_id)).toEqual([]);
  expect(await refusalOf(deleteMedia(services, staff, media_id))).toMatchObject({ user_message: mediaMessages.gone });
  expect((await audited(store.database, 'media_delete')).map(({ detail }) => detail)).toEqual([
    { media_id, name: 'bolt.webp' },
  ]);
  const shown = await picture();
  await show(shown, '/draft', { live: false });
  expect(await refusalOf(deleteMedia(services, marketing, shown))).toMatchObject({
    user_message: mediaMessages.inUse('/draft'),
  });
  expect(await stored(shown)).toEqual(['a', 'b']);
});

test('HIVE-13 a former version is put back for 30 days; one that is shown or unknown is refused', async () => {
  const media_id = await picture();
  for (const version of ['b', 'none']) {
    expect(await refusalOf(putBack(media_id, version))).toMatchObject({ user_message: mediaMessages.formerGone });
  }
  expect((await putBack(media_id, 'a')).path).toBe(`/media/${media_id}/a/320.webp`);
  time = new Date(now.getTime() + formerFileLifetime);
  expect(await refusalOf(putBack(media_id, 'b'))).toMatchObject({ user_message: mediaMessages.formerGone });
  time = now;
});

test('HIVE-15 what visitors see of a picture on a published page is changed by marketing only; its name by all staff', async () => {
  const media_id = await picture();
  await show(media_id, '/live', { live: true });
  const refusal = { user_message: mediaMessages.onlyMarketing };
  expect(await refusalOf(putBack(media_id, 'a'))).toMatchObject(refusal);
  expect(await refusalOf(updateMedia(services, staff, { media_id, alt: 'A bolt' }))).toMatchObject(refusal);
  expect(await refusalOf(updateMedia(services, staff, { media_id, focus: [10, 20] }))).toMatchObject(refusal);
  expect(await updateMedia(services, staff, { media_id, name: 'hex.webp', folder: 'Bolts' })).toMatchObject({
    ...{ name: 'hex.webp', folder: 'Bolts' },
    picture: { alt: '' },
  });
  expect(await updateMedia(services, marketing, { media_id, alt: 'A bolt' })).toMatchObject({
    ...{ name: 'hex.webp', folder: 'Bolts' },
    picture: { alt: 'A bolt' },
  });
  expect((await putBack(media_id, 'a', marketing)).path).toContain('/a/');
});
