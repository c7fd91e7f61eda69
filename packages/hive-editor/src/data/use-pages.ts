import type { CallName } from '@portal/domain/api';
import type { CallRequest } from '@portal/domain/contract';
import {
  type HivePage,
  type HiveWaiver,
  mayChangePage,
  type PreviewAudience,
  type UriSettings,
} from '@portal/domain/hive';
import type { CallOutcome } from '@portal/portal-client';
import { useCall, useCallCache, usePortal } from '@portal/portal-client/react';
import { send } from './calls.ts';
import type { DraftAt } from './draft.ts';
import { openPreview } from './open-preview.ts';

/** Without the author, whom the server sets. */
export type Waiver = Omit<HiveWaiver, 'by'>;
export const bare = ({ kind, key, setting, about, message, reason }: Waiver) => ({
  kind,
  key,
  setting,
  about,
  message,
  reason,
});

export interface PageChange {
  readonly uri?: string;
  readonly description?: string;
  readonly parent?: number | null;
  readonly position?: number;
  readonly menu?: boolean;
  readonly active?: boolean;
  readonly aliases?: string[];
  readonly unpublish_at?: string | null;
}

/** HIVE-01, HIVE-02: all pages with their drafts, and the actions on them. Those that return text return null on success, or a message. */
export function usePages(by: { readonly mayPublish: boolean }) {
  const { transport } = usePortal();
  const { data, error, reload } = useCall('pages/get', {});
  const cache = useCallCache();

  /** Makes a call and reloads the pages: a change of one draft may change its siblings. */
  async function perform<Name extends CallName>(call: Name, request: CallRequest<Name>) {
    const outcome = await send(transport, call, request);
    await cache.reload('pages/get');
    return outcome;
  }
  const messageOf = (outcome: CallOutcome<unknown>): string | null => (outcome.ok ? null : outcome.error.message);

  return {
    pages: data?.pages ?? null,
    failed: error !== null,
    /** HIVE-15: whether this person may change the page's addresses, name, place and settings. */
    mayChange: (page: HivePage): boolean => mayChangePage(page, by),
    reload,
    createPage: (page: { uri: string; description: string; parent: number | null; menu?: boolean }) =>
      perform('pages/create', page),
    updatePage: async (page_id: number, revision: number, change: PageChange) =>
      messageOf(await perform('pages/update', { page_id, revision, ...change })),
    deletePage: async (page_id: number) => {
      const result = await perform('pages/delete', { page_id });
      void cache.reload('pages/get-deleted');
      return messageOf(result);
    },
    /** HIVE-01: returns the page, and a sentence for each thing that could not be restored. */
    restorePage: async (page_id: number) => {
      const result = await perform('pages/restore', { page_id });
      void cache.reload('pages/get-deleted');
      return result;
    },
    /** HIVE-15: whether this person may restore a page that visitors could see. */
    mayPublish: by.mayPublish,
    /** Returns the page's new revision on success. */
    updateUri: async (
      page_id: number,
      revision: number,
      uri: string,
      settings: { [Name in keyof UriSettings]?: UriSettings[Name] | null } & {
        openAtStart?: boolean | null;
        search?: string | null;
      },
    ) => perform('uri-settings/update', { page_id, revision, uri, settings }),
    /** Empty, or a copy of a draft; `from_page`: of another page. */
    createDraft: (page_id: number, copied: { fork_from?: number; from_page?: number } = {}) =>
      perform('drafts/create', { page_id, ...copied }),
    /** Opens the draft in another tab as this audience sees it, once `flush` has saved it. Returns null or a message. */
    preview: (at: DraftAt, audience: PreviewAudience, flush: () => Promise<unknown>) =>
      openPreview(transport, at, audience, flush),
    deleteDraft: (at: DraftAt) => perform('drafts/delete', { ...at }),
    /** `from`: the name that this person saw. If somebody has changed it since, the error is `hive_conflict`. */
    nameDraft: (at: DraftAt, from: string, description: string) =>
      perform('drafts/update', { ...at, description, description_from: from }),
    finalise: async (at: DraftAt, revision: number) => messageOf(await perform('drafts/finalise', { ...at, revision })),
    request: async (at: DraftAt, revision: number, comment: string, waivers: readonly Waiver[]) =>
      messageOf(await perform('drafts/request-publication', { ...at, revision, comment, waivers: waivers.map(bare) })),
    revoke: async (at: DraftAt) => messageOf(await perform('drafts/revoke-request-publication', { ...at })),
    /** `time`: ISO 8601 in UTC; null cancels the schedule. */
    schedule: async (at: DraftAt, revision: number | undefined, time: string | null, waivers?: readonly Waiver[]) =>
      messageOf(
        await perform('drafts/schedule', {
          ...at,
          revision,
          at: time,
          ...(waivers ? { waivers: waivers.map(bare) } : {}),
        }),
      ),
    publish: async (at: DraftAt, revision: number, instead_of: number | null, waivers: readonly Waiver[]) =>
      messageOf(await perform('drafts/publish', { ...at, revision, instead_of, waivers: waivers.map(bare) })),
  };
}

export type PageActions = ReturnType<typeof usePages>;
