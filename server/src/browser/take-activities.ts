import type { CallRequest } from '@portal/domain/contract';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';

/** PostgreSQL text cannot contain NUL. */
const clean = (text: string, longest = Number.POSITIVE_INFINITY) => text.replaceAll('\u0000', '').slice(0, longest);

/** Characters stored of a visitor's activity. */
const longestOfVisitor = { detail: 300, extended: 500 } as const;
const unlimited = { detail: undefined, extended: undefined } as const;

type Activities = CallRequest<'activity'>['activities'];

/**
 * PING-04: takes a batch of activities and returns how many were taken; null if too many wait to be stored, so that the browser sends them
 * again. Each id counts once. What visitors send above their limits is dropped and counted, not refused: their browsers would only send it
 * again.
 */
export function takeActivities(
  log: Services['activities'],
  activities: Activities,
  caller: Pick<Caller, 'userId' | 'realUserId'> | null,
  address: string,
): number | null {
  const bytes = Buffer.byteLength(JSON.stringify(activities));
  if (caller === null && !log.mayVisitorAdd(address, activities.length, bytes)) return 0;
  const who = { user_id: caller?.userId ?? null, real_user_id: caller?.realUserId ?? null };
  const owner = who.user_id ?? 'visitor';
  const longest = caller === null ? longestOfVisitor : unlimited;
  const taken = log.add(
    activities.map((each) => ({
      ...who,
      client_key: each.id === undefined ? null : clean(`${owner}:${each.id}`),
      session_time: each.session_time,
      activity_code: clean(each.activity_code),
      activity_type: clean(each.activity_type),
      activity_detail: clean(each.activity_detail, longest.detail),
      activity_extended: clean(each.activity_extended ?? '', longest.extended),
    })),
  );
  return taken ? activities.length : null;
}
