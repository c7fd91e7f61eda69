import type { UserKind } from '../session/types.ts';
import type { HivePage } from './types.ts';

const publishers: ReadonlySet<UserKind> = new Set<UserKind>(['root', 'it', 'mktg']);

/** HIVE-15: root, it and mktg publish; other staff request publication. */
export const mayPublish = (kind: UserKind): boolean => publishers.has(kind);

/**
 * HIVE-15: whether a user may change a page itself (addresses and their settings, name, place, flags) or delete it. These changes take
 * effect immediately, without a draft, so for a published page they require publishing rights.
 */
export const mayChangePage = ({ drafts }: Pick<HivePage, 'drafts'>, by: { readonly mayPublish: boolean }): boolean =>
  by.mayPublish || !drafts.some((draft) => draft.published);
