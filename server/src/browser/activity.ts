import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';

/** PostgreSQL text cannot contain NUL. */
const clean = (text: string, longest = Number.POSITIVE_INFINITY) => text.replaceAll('\u0000', '').slice(0, longest);

/** Characters stored of a visitor's activity. */
const longestOfVisitor = { detail: 300, extended: 500 } as const;
const unlimited = { detail: undefined, extended: undefined } as const;

/**
 * PING-04: accepts a batch of activities. Each id counts once, even if it is sent again. What visitors send above their limits is
 * dropped and counted, not refused: their browsers would only send it again.
 */
export const activity: Handler<'activity'> = async ({ data, caller, address }, { activities }) => {
  const bytes = Buffer.byteLength(JSON.stringify(data.activities));
  if (caller === null && !activities.mayVisitorAdd(address, data.activities.length, bytes)) {
    return { data: { accepted: 0 } };
  }
  const who = { user_id: caller?.userId ?? null, real_user_id: caller?.realUserId ?? null };
  const owner = who.user_id ?? 'visitor';
  const longest = caller === null ? longestOfVisitor : unlimited;
  const taken = activities.add(
    data.activities.map((each) => ({
      ...who,
      client_key: each.id === undefined ? null : clean(`${owner}:${each.id}`),
      session_time: each.session_time,
      activity_code: clean(each.activity_code),
      activity_type: clean(each.activity_type),
      activity_detail: clean(each.activity_detail, longest.detail),
      activity_extended: clean(each.activity_extended ?? '', longest.extended),
    })),
  );
  if (!taken) throw new Refusal('busy', { action: 'retry', delay_retry: 15_000 });
  return { data: { accepted: data.activities.length } };
};
