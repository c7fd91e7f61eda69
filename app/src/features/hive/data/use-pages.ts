import type { CallName } from '@portal/domain/api';
import type { CallRequest } from '@portal/domain/contract';
import { type HivePage, type HiveWaiver, mayChangePage, type UriSettings } from '@portal/domain/hive';
import { usePortal } from '@portal/portal-client/react';
import useSWR from 'swr';
import { type Answer, ask } from './calls.ts';
import type { DraftAt } from './draft.ts';

/** Who gave it is for the server to say. */
export type Waiver = Omit<HiveWaiver, 'by'>;
export const bare = ({ kind, key, setting, message, reason }: Waiver) => ({ kind, key, setting, message, reason });

export interface PageChange {
  readonly uri?: string;
  readonly description?: string;
  readonly parent?: number | null;
  readonly position?: number;
  readonly menu?: boolean;
  readonly active?: boolean;
  readonly aliases?: string[];
}

/** HIVE-01, HIVE-02: every page with its drafts, and all that can be done with them. Each answers null, or what was wrong. */
export function usePages(by: { readonly mayPublish: boolean }) {
  const { transport } = usePortal();
  const { data, error, mutate } = useSWR<readonly HivePage[]>('pages/get', async () => {
    const answer = await transport.callOrFalse('pages/get', {});
    if (answer === false) throw new Error('The pages did not arrive.');
    return answer.pages;
  });

  /** Makes a call and reads the pages anew, for a change of one draft may change its siblings. */
  async function perform<Name extends CallName>(call: Name, request: CallRequest<Name>) {
    const answer = await ask(transport, call, request);
    await mutate();
    return answer;
  }
  const told = (answer: Answer<unknown>): string | null => (answer.ok ? null : answer.message);

  return {
    pages: data ?? null,
    failed: error !== undefined && !data,
    /** HIVE-15: whether its addresses, name, place and settings are this person's to change. */
    mayChange: (page: HivePage): boolean => mayChangePage(page, by),
    reload: (): void => void mutate(),
    createPage: (page: { uri: string; description: string; parent: number | null }) => perform('pages/create', page),
    updatePage: async (page_id: number, revision: number, change: PageChange) =>
      told(await perform('pages/update', { page_id, revision, ...change })),
    deletePage: async (page_id: number) => told(await perform('pages/delete', { page_id })),
    /** Answers the revision of the page then, where all went well. */
    updateUri: async (
      page_id: number,
      revision: number,
      uri: string,
      settings: { [Name in keyof UriSettings]?: UriSettings[Name] | null } & {
        openAtStart?: boolean | null;
        search?: string | null;
      },
    ) => perform('uri-settings/update', { page_id, revision, uri, settings }),
    createDraft: (page_id: number, fork_from?: number) =>
      perform('drafts/create', { page_id, ...(fork_from === undefined ? {} : { fork_from }) }),
    deleteDraft: (at: DraftAt) => perform('drafts/delete', { ...at }),
    /** `from`: the name that was seen. Where somebody has given it another since, the answer is `hive_conflict`. */
    nameDraft: (at: DraftAt, from: string, description: string) =>
      perform('drafts/update', { ...at, description, description_from: from }),
    finalise: async (at: DraftAt, revision: number) => told(await perform('drafts/finalise', { ...at, revision })),
    request: async (at: DraftAt, revision: number, comment: string, waivers: readonly Waiver[]) =>
      told(await perform('drafts/request-publication', { ...at, revision, comment, waivers: waivers.map(bare) })),
    revoke: async (at: DraftAt) => told(await perform('drafts/revoke-request-publication', { ...at })),
    publish: async (at: DraftAt, revision: number, instead_of: number | null, waivers: readonly Waiver[]) =>
      told(await perform('drafts/publish', { ...at, revision, instead_of, waivers: waivers.map(bare) })),
  };
}

export type PageWork = ReturnType<typeof usePages>;
