import { Refusal } from '../calls/refusal.ts';
import type { Caller } from '../session/caller.ts';

const publishers: readonly Caller['kind'][] = ['root', 'it', 'mktg'];

/** HIVE-15: root, it and mktg publish; other staff ask for it. */
export const mayPublish = ({ kind }: Pick<Caller, 'kind'>): boolean => publishers.includes(kind);

/** Throws unless the caller may publish. `what` ends the sentence: 'publish this draft'. */
export function needsPublisher(caller: Pick<Caller, 'kind'>, what: string): void {
  if (!mayPublish(caller)) throw hiveRefused('not_allowed', `Only marketing can ${what}.`);
}

export const hiveRefused = (error: string, user_message: string) =>
  new Refusal(error, { action: 'display_message', user_message });

export const pageGone = () => hiveRefused('page_not_found', 'This page is not there any more.');
export const draftGone = () => hiveRefused('draft_not_found', 'This draft is not there any more.');
export const componentGone = () => hiveRefused('component_not_found', 'This component is not there any more.');
export const conflict = (user_message: string) => hiveRefused('hive_conflict', user_message);
