import { type HivePage, mayChangePage, mayPublish } from '@portal/domain/hive';
import { Refusal } from '../calls/refusal.ts';
import { hiveMessages } from '../messages/hive.ts';
import type { Caller } from '../session/caller.ts';

/** Throws a refusal with the given message unless the caller may publish. */
export function needsPublisher({ kind }: Pick<Caller, 'kind'>, message: string): void {
  if (!mayPublish(kind)) throw hiveRefused('not_allowed', message);
}

/** Throws a refusal with the given message unless the caller may change the page itself (HIVE-15). */
export function needsPage(
  { kind }: Pick<Caller, 'kind'>,
  page: HivePage,
  message = hiveMessages.onlyMarketing.changePage,
): void {
  if (!mayChangePage(page, { mayPublish: mayPublish(kind) })) throw hiveRefused('not_allowed', message);
}

export const hiveRefused = (error: string, user_message: string) =>
  new Refusal(error, { action: 'display_message', user_message });

export const pageGone = () => hiveRefused('page_not_found', hiveMessages.pageGone);
export const draftGone = () => hiveRefused('draft_not_found', hiveMessages.draftGone);
export const componentGone = () => hiveRefused('component_not_found', hiveMessages.componentGone);
export const conflict = (user_message: string) => hiveRefused('hive_conflict', user_message);
