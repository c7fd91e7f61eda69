import type { CallKey, PagesEvent } from '@portal/domain/contract';
import type { HivePage } from '@portal/domain/hive';
import { recordAudit } from '../audit/record-audit.ts';
import type { HandlerResponse, ValidatedRequest } from '../calls/handler.ts';
import { onceIn } from '../calls/once.ts';
import { sql, type Transaction } from '../db/database.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/access.ts';
import type { Caller } from '../session/caller.ts';
import { lockPages, raiseSiteVersion, readPages } from './pages-store.ts';

/** Channel on which every process is notified of changed pages, to report them to the browsers of staff. */
export const pagesChannel = 'hive_pages';

/** Notifies the browsers of staff that pages, drafts or sections changed. */
export async function notifyPages(tx: Transaction, { username }: Pick<Caller, 'username'>): Promise<void> {
  const event: PagesEvent = { by: username };
  await tx.query(sql`SELECT pg_notify(${pagesChannel}, ${JSON.stringify(event)})`);
}

export interface ChangingPages {
  readonly tx: Transaction;
  readonly caller: Caller;
  /** All pages before the change. */
  readonly pages: readonly HivePage[];
  readonly now: Date;
  audit(what: string, detail: object): Promise<void>;
}

/**
 * Runs `work` in one transaction with all pages locked, so that the second of two requests for one address is refused. A repeat under
 * the same idempotency key returns the first response and does nothing (P3). Browsers of staff are notified.
 */
export function changingPages<Data>(
  call: CallKey,
  request: ValidatedRequest,
  { database, clock }: Services,
  work: (changing: ChangingPages) => Promise<HandlerResponse<Data>>,
): Promise<HandlerResponse<Data>> {
  const caller = signedIn(request.caller);
  const now = clock.now();
  return database.transaction((tx) =>
    onceIn(tx, call, request, clock, async () => {
      await lockPages(tx);
      const response = await work({
        tx,
        caller,
        pages: await readPages(tx),
        now,
        audit: (what, detail) => recordAudit(tx, caller, request, now, { what, result: 'ok', detail }),
      });
      await raiseSiteVersion(tx);
      await notifyPages(tx, caller);
      return response;
    }),
  );
}
