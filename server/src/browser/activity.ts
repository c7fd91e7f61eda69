import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';

/** PostgreSQL text cannot contain NUL. */
const clean = (text: string) => text.replaceAll('\u0000', '');

/** PING-04: accepts a batch of activities. Each id counts once, even if it is sent again. */
export const activity: Handler<'activity'> = async ({ data, caller }, { activities }) => {
  const who = { user_id: caller?.userId ?? null, real_user_id: caller?.realUserId ?? null };
  const owner = who.user_id ?? 'visitor';
  const taken = activities.add(
    data.activities.map((each) => ({
      ...who,
      client_key: each.id === undefined ? null : clean(`${owner}:${each.id}`),
      session_time: each.session_time,
      activity_code: clean(each.activity_code),
      activity_type: clean(each.activity_type),
      activity_detail: clean(each.activity_detail),
      activity_extended: clean(each.activity_extended ?? ''),
    })),
  );
  if (!taken) throw new Refusal('busy', { action: 'retry', delay_retry: 15_000 });
  return { data: { accepted: data.activities.length } };
};
