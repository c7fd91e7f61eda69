import type { UserKind } from '../session/types.ts';
import type { HivePage } from './types.ts';

const publishers: ReadonlySet<UserKind> = new Set<UserKind>(['root', 'it', 'mktg']);

/** HIVE-15: root, it and mktg publish; other staff ask for it. */
export const mayPublish = (kind: UserKind): boolean => publishers.has(kind);

/**
 * HIVE-15: whether a page itself may be changed: its addresses, their settings, its name, place and flags, or whether it is there at
 * all. All of that shows at once, without a draft: of a page that has something published it is for those who publish.
 */
export const mayChangePage = ({ drafts }: Pick<HivePage, 'drafts'>, by: { readonly mayPublish: boolean }): boolean =>
  by.mayPublish || !drafts.some((draft) => draft.published);
