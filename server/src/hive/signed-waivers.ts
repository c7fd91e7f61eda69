import { type HiveDraft, type HiveWaiver, waiverOf } from '@portal/domain/hive';
import type { Caller } from '../session/caller.ts';

/** Waivers under the names of those who gave them: one that was there already is not the caller's. */
export function signedWaivers(
  given: readonly Omit<HiveWaiver, 'by'>[],
  { request_waivers }: Pick<HiveDraft, 'request_waivers'>,
  { username }: Pick<Caller, 'username'>,
): readonly HiveWaiver[] {
  return given.map((waiver) => {
    // For another reason it is another's word.
    const before = request_waivers.filter(({ reason }) => reason === waiver.reason);
    return waiverOf(waiver, before) ?? { ...waiver, by: username };
  });
}
