import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { recordAudit } from '../audit/record-audit.ts';
import { envelope } from '../calls/envelope.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import type { Services } from '../services.ts';
import { type LoadOutcome, tryLoad, usualApprovalPercent } from './load-folder.ts';
import { readSheetInWorker } from './open-file.ts';
import { receive } from './receive-upload.ts';
import { maxListed } from './report.ts';
import { sourceMappings } from './sources.ts';
import { loadStored } from './stored-uploads.ts';
import { type FeedToken, findStoredResponse, type StoredResponse, storeResponse } from './tokens.ts';

const refused = (error: string, user_message: string, httpStatus: number) =>
  new Refusal(error, { user_message }, httpStatus);

function responseFor({ state, loadId, report, problems }: LoadOutcome, feed: string): StoredResponse {
  const data = {
    state,
    load_id: loadId,
    feeds: report.feeds,
    approval: report.approval,
    problems: problems.of(feed).slice(0, maxListed),
  };
  if (state !== 'refused') return { http_status: state === 'waiting' ? 202 : 200, answer: envelope(data) };
  const user_message = messages.load.refused(messages.report.counted(problems.errors, 'error'));
  return { http_status: 422, answer: envelope(data, { status: 'ERROR', error: 'feed_refused', user_message }) };
}

/** Which of the supplier's systems uploads, and the request under which the audit log records it. */
interface Uploader extends Pick<ValidatedRequest, 'requestId' | 'log'> {
  readonly token: FeedToken;
}

interface FeedUpload {
  readonly feed: string;
  readonly mode: 'full' | 'delta';
  /** Name of the source whose mapping is used to read the body. */
  readonly source?: string | undefined;
  /** File name extension that the body is stored with, so that it is read like a file in a folder. */
  readonly ending: string;
  /** With the same key and body, the first response is returned and nothing is loaded. */
  readonly key: string | null;
  readonly body: Readable;
}

/**
 * Loads one feed from the body of a request, with an entry in the audit log, and returns the response: loaded, waiting for approval, or refused
 * with its problems. Throws a refusal for an unknown source and for a key that was used for another body, a `UsageError` if the body cannot be
 * read at all, and `LoadBusy` while another load is running.
 */
export async function loadUpload(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  { token, requestId, log }: Uploader,
  { feed, mode, source, ending, key, body }: FeedUpload,
): Promise<StoredResponse> {
  const sources = source === undefined ? [] : await sourceMappings(database);
  if (source !== undefined && !sources.some((each) => each.name === source && each.feed === feed)) {
    throw refused('unknown_source', messages.upload.unknownSource(source, feed), 404);
  }
  // A source's mapping applies to files that are named after it.
  const file = `${source ?? feed}${ending}`;
  const folder = await mkdtemp(join(tmpdir(), 'portal-feeds-'));
  try {
    const bodyHash = await receive(body, join(folder, file), `${feed} ${mode} ${source ?? ''}`.trimEnd());
    const known = key === null ? null : await findStoredResponse(database, token.token_id, key, bodyHash);
    if (known && !known.isSame) throw refused('idempotency_key_reused', messages.upload.keyReused, 409);
    if (known) return known;
    const wanted = {
      folder,
      isDelta: mode === 'delta',
      isCheck: false,
      reportFolder: null,
      approvalPercent: usualApprovalPercent,
    };
    const say = (line: string) => log.info({ feed }, line);
    const outcome = await loadStored(config, folder, (onBegin) =>
      tryLoad(
        { ...wanted, shownAs: `https ${token.name}`, channel: 'call', byName: token.name },
        { database, clock, say, readSheet: readSheetInWorker, onBegin },
      ),
    );
    const { state, loadId } = outcome;
    const response = responseFor(outcome, feed);
    if (key !== null) await storeResponse(database, clock, { tokenId: token.token_id, key, bodyHash }, response);
    await recordAudit(database, { userId: null, realUserId: null }, { requestId }, clock.now(), {
      what: 'feed_load',
      result: state === 'refused' ? 'refused' : 'ok',
      detail: { token: token.name, feeds: [feed], mode, state, load: loadId },
    });
    return response;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
