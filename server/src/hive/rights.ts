import { type HivePage, mayChangePage, mayPublish } from '@portal/domain/hive';
import { Refusal } from '../calls/refusal.ts';
import type { Caller } from '../session/caller.ts';

/** Throws unless the caller may publish. `what` completes the message: 'publish this draft'. */
export function needsPublisher({ kind }: Pick<Caller, 'kind'>, what: string): void {
  if (!mayPublish(kind)) throw hiveRefused('not_allowed', `Only marketing can ${what}.`);
}

/** Throws unless the caller may change the page itself (HIVE-15). `what` as for `needsPublisher`. */
export function needsPage({ kind }: Pick<Caller, 'kind'>, page: HivePage, what = 'change a published page'): void {
  if (!mayChangePage(page, { mayPublish: mayPublish(kind) }))
    throw hiveRefused('not_allowed', `Only marketing can ${what}.`);
}

export const hiveRefused = (error: string, user_message: string) =>
  new Refusal(error, { action: 'display_message', user_message });

export const pageGone = () => hiveRefused('page_not_found', 'This page no longer exists.');
export const draftGone = () => hiveRefused('draft_not_found', 'This draft no longer exists.');
export const componentGone = () => hiveRefused('component_not_found', 'This component no longer exists.');
export const conflict = (user_message: string) => hiveRefused('hive_conflict', user_message);
