import { deleteDraft, rootOf, subtreeOf } from '@portal/domain/hive';
import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { signedIn } from '../session/access.ts';
import { changingDrafts } from './changing-drafts.ts';
import { changingPages } from './changing-pages.ts';
import { componentOf, readComponents } from './components-store.ts';
import { createDraft, removeDraft } from './create-draft.ts';
import { readChanges, readDraft } from './drafts-store.ts';
import { readPeople, recordPresence } from './presence-store.ts';
import { endEditing, publishDraft, requestDraft, withdrawRequest } from './publish-draft.ts';
import { readPreviewedPage } from './read-previewed-page.ts';
import { noticeOfRequest } from './request-notice.ts';
import { recordSeen } from './seen.ts';
import { shareDraft, unshareDraft } from './share-draft.ts';

/** HIVE-02 */
export const draftsCreate: Handler<'draftsCreate'> = (request, services) =>
  changingPages('draftsCreate', request, services, async (changing) => {
    const draft = await createDraft(changing, request.data);
    return { data: { draft_id: draft.draft_id, draft } };
  });

/** HIVE-02: soft delete. */
export const draftsDelete: Handler<'draftsDelete'> = async (request, services) => {
  const { data } = await changingDrafts('draftsDelete', request, services, async (changing) => {
    await removeDraft(changing);
    return {};
  });
  return {
    data: { drafts: data.drafts, selectedDraftId: deleteDraft(data.drafts, request.data.draft_id).selectedDraftId },
  };
};

/** HIVE-02 */
export const draftsFinalise: Handler<'draftsFinalise'> = (request, services) =>
  changingDrafts('draftsFinalise', request, services, async (changing) => {
    await endEditing(changing);
    return {};
  });

/** HIVE-05: components in page order, the root first. */
export const draftsGetComponents: Handler<'draftsGetComponents'> = ({ data, caller }, { database }) =>
  // In one transaction, so that the components match the returned revision.
  database.transaction(async (tx) => {
    const draft = await readDraft(tx, data, { lock: true });
    const { tree, records } = await readComponents(tx, draft.draft_id);
    await recordSeen(tx, draft, signedIn(caller));
    const nodes = subtreeOf(tree, rootOf(tree));
    return { data: { draft, components: nodes.map((node) => componentOf(node, draft, records)) } };
  });

/** HIVE-15 */
export const draftsGet: Handler<'draftsGet'> = async ({ data }, { database }) => {
  const draft = await readDraft(database, data);
  const changes = data.since === undefined ? [] : await readChanges(database, draft.draft_id, data.since);
  return { data: { draft, changes } };
};

/** HIVE-15 */
export const draftsHere: Handler<'draftsHere'> = ({ data, ...request }, { database, clock }) => {
  const { userId } = signedIn(request.caller);
  const { tab, component, gone } = data;
  return database.transaction(async (tx) => {
    const { draft_id } = await readDraft(tx, data);
    await recordPresence(tx, { tab, draft_id, user_id: userId, component, isGone: Boolean(gone) }, clock.now());
    return { data: {} };
  });
};

/** HIVE-15 */
export const draftsPeople: Handler<'draftsPeople'> = async ({ data }, { database, clock }) => {
  const { draft_id } = await readDraft(database, data);
  return { data: { people: await readPeople(database, draft_id, clock.now()) } };
};

/** HIVE-02, HIVE-15 */
export const draftsPublish: Handler<'draftsPublish'> = async (request, services) => {
  const response = await changingDrafts('draftsPublish', request, services, async (changing) => ({
    notes: await publishDraft(changing, request.data),
  }));
  const { notes } = response.data;
  if (notes.length === 0) return response;
  return {
    ...response,
    action: 'display_message',
    user_message: hiveMessages.publishedWithChanges(notes.join(' ')),
  };
};

/** HIVE-02. Those who may publish are notified, unless publication of this draft is requested already. */
export const draftsRequestPublication: Handler<'draftsRequestPublication'> = async (request, services) => {
  let notify = () => {};
  const response = await changingDrafts('draftsRequestPublication', request, services, async (changing) => {
    const { caller, page, draft } = changing;
    const { comment, isNews } = await requestDraft(changing, request.data);
    if (isNews) notify = () => noticeOfRequest(services, request, caller, { page, draft, comment });
    return {};
  });
  // After the transaction: no mail about a request that was rolled back.
  notify();
  return response;
};

/** HIVE-02. Succeeds also if no publication was requested. */
export const draftsRevokeRequestPublication: Handler<'draftsRevokeRequestPublication'> = (request, services) =>
  changingDrafts('draftsRevokeRequestPublication', request, services, async (changing) => {
    await withdrawRequest(changing);
    return {};
  });

/** HIVE-15 */
export const draftsShare: Handler<'draftsShare'> = ({ data, requestId, ...request }, { database, clock }) => {
  const caller = signedIn(request.caller);
  return database.transaction(async (tx) => ({
    data: await shareDraft(tx, { caller, requestId }, data, clock.now()),
  }));
};

/** HIVE-15 */
export const draftsUnshare: Handler<'draftsUnshare'> = ({ data, requestId, ...request }, { database, clock }) => {
  const caller = signedIn(request.caller);
  return database.transaction(async (tx) => ({
    data: { ended: await unshareDraft(tx, { caller, requestId }, data, clock.now()) },
  }));
};

/** HIVE-15 */
export const getSharedDraft: Handler<'getSharedDraft'> = async ({ data }, { database, clock }) => ({
  data: await readPreviewedPage(database, data.token, clock.now()),
});

export { draftsSchedule } from './drafts-schedule.ts';
export { draftsUpdate } from './drafts-update.ts';
