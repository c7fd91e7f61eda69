import type { CallRequest } from '@portal/domain/contract';
import {
  deleteDraft,
  finaliseDraft,
  isLiveAsSeen,
  requestPublication,
  revokeRequest,
  rootOf,
  subtreeOf,
} from '@portal/domain/hive';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler, ValidatedRequest } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/access.ts';
import { changingDrafts, writeFlags } from './changing-drafts.ts';
import { changingPages } from './changing-pages.ts';
import { componentOf, readComponents, writeNodes } from './components-store.ts';
import { insertDraft, markDraftDeleted, markDraftRequested, newRoot, readChanges, readDraft } from './drafts-store.ts';
import { deleteHere, notifyOfPresence, readPeople, writeHere } from './presence-store.ts';
import { createPreview, endPreviews, readPreview } from './previews-store.ts';
import { publishNow } from './publish-now.ts';
import { readSharedDraft } from './published.ts';
import { noticeOfRequest } from './request-notice.ts';
import { conflict, hiveRefused, needsPublisher, pageGone } from './rights.ts';
import { recordSeen } from './seen.ts';
import { signedWaivers } from './signed-waivers.ts';

/** HIVE-02: creates an empty draft with a root, or a fork or a copy, whose components keep their keys. */
export const draftsCreate: Handler<'draftsCreate'> = (request, services) =>
  changingPages('draftsCreate', request, services, async ({ tx, caller, pages, now, audit }) => {
    const { page_id, description = '', fork_from = null, from_page = page_id } = request.data;
    if (!pages.some((page) => page.page_id === page_id)) throw pageGone();
    const source =
      fork_from === null ? null : await readDraft(tx, { page_id: from_page, draft_id: fork_from }, { lock: true });
    const name = description.trim() || source?.description || '';
    const draft_id = await insertDraft(
      tx,
      { page_id, description: name, forked_from: from_page === page_id ? fork_from : null },
      caller,
      now,
    );
    const copied = source ? await readComponents(tx, source.draft_id) : null;
    const nodes = copied ? subtreeOf(copied.tree, rootOf(copied.tree)) : [newRoot];
    const described = new Map([...(copied?.records ?? [])].map(([key, record]) => [key, record.described] as const));
    await writeNodes(tx, draft_id, nodes.length > 0 ? nodes : [newRoot], described);
    await audit('hive_draft_create', { page_id, draft_id, fork_from, ...(from_page === page_id ? {} : { from_page }) });
    return { data: { draft_id, draft: await readDraft(tx, { page_id, draft_id }) } };
  });

/** HIVE-02: soft delete. Deleting the published draft unpublishes the page. */
export const draftsDelete: Handler<'draftsDelete'> = async (request, services) => {
  const { data } = await changingDrafts(
    'draftsDelete',
    request,
    services,
    async ({ tx, caller, page, draft, now, audit }) => {
      if (draft.published) needsPublisher(caller, hiveMessages.onlyMarketing.deleteDraft);
      await markDraftDeleted(tx, draft.draft_id, now);
      await audit('hive_draft_delete', { page_id: page.page_id, draft_id: draft.draft_id, published: draft.published });
      return {};
    },
  );
  return {
    data: { drafts: data.drafts, selectedDraftId: deleteDraft(data.drafts, request.data.draft_id).selectedDraftId },
  };
};

/** HIVE-02 */
export const draftsFinalise: Handler<'draftsFinalise'> = (request, services) =>
  changingDrafts('draftsFinalise', request, services, async ({ tx, page, draft, audit }) => {
    await writeFlags(tx, page.drafts, finaliseDraft(page.drafts, draft.draft_id));
    await audit('hive_draft_finalise', { page_id: page.page_id, draft_id: draft.draft_id, revision: draft.revision });
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

/** HIVE-15: others are notified only of what is new to them. */
export const draftsHere: Handler<'draftsHere'> = ({ data, ...request }, { database, clock }) => {
  const { userId } = signedIn(request.caller);
  const now = clock.now();
  const { tab, component } = data;
  return database.transaction(async (tx) => {
    const { draft_id } = await readDraft(tx, data);
    let isNews = true;
    if (data.gone) await deleteHere(tx, tab, userId, now);
    else isNews = await writeHere(tx, { tab, draft_id, user_id: userId, component }, now);
    if (isNews) await notifyOfPresence(tx, draft_id);
    return { data: {} };
  });
};

/** HIVE-15 */
export const draftsPeople: Handler<'draftsPeople'> = async ({ data }, { database, clock }) => {
  const { draft_id } = await readDraft(database, data);
  return { data: { people: await readPeople(database, draft_id, clock.now()) } };
};

/** HIVE-02, HIVE-15. The draft is cleaned by today's rules (HIVE-14) and checked (preflight) before it goes live, whoever calls. */
export const draftsPublish: Handler<'draftsPublish'> = async (request, services) => {
  const answer = await publishing(request, services);
  const { notes } = answer.data;
  if (notes.length === 0) return answer;
  return {
    ...answer,
    action: 'display_message',
    user_message: hiveMessages.publishedWithChanges(notes.join(' ')),
  };
};

const publishing = (request: ValidatedRequest<CallRequest<'drafts/publish'>>, services: Services) =>
  changingDrafts('draftsPublish', request, services, async ({ tx, caller, pages, page, draft, now, audit }) => {
    needsPublisher(caller, hiveMessages.onlyMarketing.publish);
    const { instead_of: seen } = request.data;
    if (seen !== undefined && !isLiveAsSeen(page.drafts, draft.draft_id, seen)) {
      throw conflict(hiveMessages.otherPublished);
    }
    // Without waivers in the request, those given when publication was requested still apply.
    const waivers = signedWaivers(request.data.waivers ?? draft.request_waivers, draft, caller);
    const notes = await publishNow(tx, { pages, page, draft, waivers, by: caller, now });
    await audit('hive_draft_publish', {
      page_id: page.page_id,
      draft_id: draft.draft_id,
      revision: draft.revision,
      requested_by: draft.requested_by,
      waivers,
      cleaned: notes,
      instead_of: page.drafts.find((each) => each.published)?.draft_id ?? null,
    });
    return { notes };
  });

/** HIVE-02. Those who may publish are notified, unless publication of this draft is requested already. */
export const draftsRequestPublication: Handler<'draftsRequestPublication'> = async (request, services) => {
  let notify = () => {};
  const answer = await changingDrafts(
    'draftsRequestPublication',
    request,
    services,
    async ({ tx, caller, page, draft, now, audit }) => {
      if (draft.published) throw hiveRefused('draft_published', hiveMessages.alreadyPublished);
      const comment = (request.data.comment ?? '').trim();
      const waivers = signedWaivers(request.data.waivers ?? [], draft, caller);
      await writeFlags(tx, page.drafts, requestPublication(page.drafts, draft.draft_id));
      const { draft_id } = draft;
      await markDraftRequested(tx, { draft_id, username: caller.username, waivers, comment }, now);
      await audit('hive_draft_request', { page_id: page.page_id, draft_id, comment, waivers });
      if (!draft.publish_requested) notify = () => noticeOfRequest(services, request, caller, { page, draft, comment });
      return {};
    },
  );
  // After the transaction: no mail about a request that was rolled back.
  notify();
  return answer;
};

/** HIVE-02. Succeeds also if no publication was requested. */
export const draftsRevokeRequestPublication: Handler<'draftsRevokeRequestPublication'> = (request, services) =>
  changingDrafts('draftsRevokeRequestPublication', request, services, async ({ tx, page, draft, audit }) => {
    await writeFlags(tx, page.drafts, revokeRequest(page.drafts, draft.draft_id));
    await audit('hive_draft_revoke', { page_id: page.page_id, draft_id: draft.draft_id });
    return {};
  });

const day = 86_400_000;

/** HIVE-15 */
export const draftsShare: Handler<'draftsShare'> = ({ data, requestId, ...request }, { database, clock }) => {
  const caller = signedIn(request.caller);
  const now = clock.now();
  const expires = new Date(now.getTime() + data.days * day);
  return database.transaction(async (tx) => {
    const { page_id, draft_id } = await readDraft(tx, data);
    const token = await createPreview(tx, { page_id, draft_id }, caller, now, expires);
    const detail = { page_id, draft_id, expires: expires.toISOString() };
    await recordAudit(tx, caller, { requestId }, now, { what: 'hive_draft_share', result: 'ok', detail });
    return { data: { token, expires: expires.toISOString() } };
  });
};

/** HIVE-15 */
export const draftsUnshare: Handler<'draftsUnshare'> = ({ data, requestId, ...request }, { database, clock }) => {
  const caller = signedIn(request.caller);
  const now = clock.now();
  return database.transaction(async (tx) => {
    const { page_id, draft_id } = data;
    const ended = await endPreviews(tx, { page_id, draft_id }, now);
    const detail = { page_id, draft_id, ended };
    await recordAudit(tx, caller, { requestId }, now, { what: 'hive_draft_unshare', result: 'ok', detail });
    return { data: { ended } };
  });
};

/** HIVE-15: one response for links that never worked and for those that no longer do. */
export const getSharedDraft: Handler<'getSharedDraft'> = async ({ data }, { database, clock }) => {
  const preview = await readPreview(database, data.token, clock.now());
  const page = preview && (await readSharedDraft(database, preview));
  // Without a message to display: the screen of the link says it.
  if (!preview || !page) throw new Refusal('preview_ended');
  return { data: { page, expires: preview.expires } };
};

export { draftsSchedule } from './drafts-schedule.ts';
export { draftsUpdate } from './drafts-update.ts';
