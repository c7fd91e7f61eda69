import { type HiveDraft, type HiveWaiver, waiverOf } from '@portal/domain/hive';
import type { Caller } from '../session/caller.ts';

/** Waivers with the name of whoever gave them. One that already existed keeps its author; a new one gets the caller's name. */
export function signedWaivers(
  given: readonly Omit<HiveWaiver, 'by'>[],
  { request_waivers }: Pick<HiveDraft, 'request_waivers'>,
  { username }: Pick<Caller, 'username'>,
): readonly HiveWaiver[] {
  return given.map((waiver) => {
    // With another reason it counts as a new waiver.
    const before = request_waivers.filter(({ reason }) => reason === waiver.reason);
    return waiverOf(waiver, before) ?? { ...waiver, by: username };
  });
}
