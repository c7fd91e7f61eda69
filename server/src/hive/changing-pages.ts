import type { HivePage } from '@portal/domain/hive';
import type { Answer, Asked } from '../calls/handler.ts';
import type { Transaction } from '../db/database.ts';
import { recordAudit } from '../documents/audit.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/access.ts';
import type { Caller } from '../session/caller.ts';
import { lockPages, raiseSiteVersion, readPages } from './pages-store.ts';

export interface ChangingPages {
  readonly tx: Transaction;
  readonly caller: Caller;
  /** As they were before. */
  readonly pages: readonly HivePage[];
  readonly now: Date;
  audit(what: string, detail: object): Promise<void>;
}

/** Runs `work` with all pages locked, in one transaction: of two that want one address the second is told. */
export function changingPages<Data>(
  asked: Pick<Asked, 'caller' | 'requestId'>,
  { database, clock }: Services,
  work: (changing: ChangingPages) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const caller = signedIn(asked.caller);
  const now = clock.now();
  return database.transaction(async (tx) => {
    await lockPages(tx);
    const answer = await work({
      tx,
      caller,
      pages: await readPages(tx),
      now,
      audit: (what, detail) => recordAudit(tx, caller, asked, now, { what, result: 'ok', detail }),
    });
    await raiseSiteVersion(tx);
    return answer;
  });
}
