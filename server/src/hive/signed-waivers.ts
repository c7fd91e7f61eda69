import type { HiveDraft, HiveWaiver } from '@portal/domain/hive';
import type { Caller } from '../session/caller.ts';

/** Waivers under the names of those who gave them: one that was there already is not the caller's. */
export function signedWaivers(
  given: readonly Omit<HiveWaiver, 'by'>[],
  { request_waivers }: Pick<HiveDraft, 'request_waivers'>,
  { username }: Pick<Caller, 'username'>,
): readonly HiveWaiver[] {
  return given.map((waiver) => {
    const before = request_waivers.find(
      ({ kind, key, setting, message, reason }) =>
        kind === waiver.kind &&
        key === waiver.key &&
        setting === waiver.setting &&
        message === waiver.message &&
        reason === waiver.reason,
    );
    return before ?? { ...waiver, by: username };
  });
}
