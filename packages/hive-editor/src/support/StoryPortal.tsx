import { okEnvelope } from '@portal/domain/fixtures';
import {
  createBearer,
  createCatalogue,
  createPriceCache,
  createStoredRedirect,
  createTransport,
} from '@portal/portal-client';
import {
  createMessages,
  createPreferences,
  createSession,
  createStore,
  type Portal,
  PortalContext,
} from '@portal/portal-client/react';
import { type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import {
  anchorsPage,
  changes,
  componentsOf,
  deletedPages,
  draftTree,
  openDraft,
  pages,
  publishedDraft,
  publishedTree,
} from './draft-document.ts';

/** Replies of the fake server by call; a call without a reply fails. */
export type Replies = Readonly<Record<string, (request: Readonly<Record<string, unknown>>) => unknown>>;

const replies: Replies = {
  'pages/get': () => ({ pages }),
  'pages/get-links': () => ({ pages: [{ page_id: 1, uri_path: '/products', label: 'Products' }] }),
  'pages/get-people': () => ({
    people: [
      { username: 'mktg', name: 'Mina Keating' },
      { username: 'priya', name: 'Priya Nair' },
      { username: 'staff', name: 'Sam Okafor' },
    ],
  }),
  'pages/get-deleted': () => ({ pages: deletedPages }),
  'pages/delete': () => ({ pages }),
  'pages/restore': () => ({ page: anchorsPage, notes: [] }),
  'resources/get': () => ({ resources: [] }),
  'drafts/get': () => ({ draft: openDraft, changes }),
  'drafts/get-components': ({ draft_id }) =>
    draft_id === publishedDraft.draft_id
      ? { draft: publishedDraft, components: componentsOf(publishedTree, publishedDraft) }
      : { draft: openDraft, components: componentsOf(draftTree, openDraft) },
  'drafts/here': () => ({}),
  'drafts/people': () => ({ people: [] }),
  'drafts/update': () => ({ draft: openDraft, components: [], gone: [], missed: [], notes: [] }),
};

/** The real transport with a fake server behind `fetch`. */
function fakeTransport(own: Replies) {
  const all: Replies = { ...replies, ...own };
  return createTransport({
    baseUrl: '',
    appToken: 'story',
    fingerprint: 'story',
    browserInstance: 'story',
    build: 1,
    bearer: () => 'story',
    fetch: async (input, init) => {
      const name = String(input).replace(/^.*\/v\d\//, '');
      const reply = all[name];
      if (!reply) return Response.json({ ...okEnvelope(null), status: 'ERROR', error: 'not_found' });
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
      return Response.json(okEnvelope(await reply(body.data ?? body)));
    },
  });
}

const noStorage = { getItem: () => null, setItem() {}, removeItem() {} };

function createStoryPortal(own: Replies): Portal {
  const transport = fakeTransport(own);
  return {
    transport,
    bearer: createBearer({ page: { cookie: '' }, secure: false }),
    afterLogin: createStoredRedirect(noStorage),
    session: createSession({
      status: 'signed_in',
      accode: null,
      login: {
        user_details: {
          username: 'mktg',
          firstname: 'Mina',
          lastname: 'Keating',
          timezone: 'Australia/Melbourne',
          code_stability: '',
          primary_accode: null,
          user_type: 'mktg',
          mobile: '',
          authorised_accodes: [],
          client_id: '1',
          real_client_id: '1',
          carriers: [],
        },
        bearer_token: 'story',
        settings: [],
        search_mutations: [],
        supplier_time_zone: 'Australia/Sydney',
        erp_links: [],
        expires_at: '2027-01-01T00:00:00.000Z',
        expires_in_milliseconds: 3_600_000,
      },
    }),
    preferences: createPreferences(),
    catalogue: createCatalogue({ transport, store: null, worker: null }),
    prices: createPriceCache({ transport }),
    messages: createMessages(),
    maintenance: createStore<boolean>(false),
    glance: createStore<ReturnType<Portal['glance']['get']>>(null),
    redirect: createStore<string | null>(null),
    ownCodeSet: createStore<ReturnType<Portal['ownCodeSet']['get']>>(null),
    reloadCart: createStore<string | null>(null),
    selectedPage: createStore<ReturnType<Portal['selectedPage']['get']>>(null),
    page: null,
    log() {},
    report() {},
    calls: createStore<ReturnType<Portal['calls']['get']>>([]),
    refusedPath: createStore<string | null>(null),
  };
}

const noReplies: Replies = {};

/** For stories of panels that load data: a signed-in member of marketing, and a server with the pages of `draft-document.ts`. */
export function StoryPortal({ own = noReplies, children }: { own?: Replies; children: ReactNode }) {
  const portal = useMemo(() => createStoryPortal(own), [own]);
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <PortalContext value={portal}>{children}</PortalContext>
    </SWRConfig>
  );
}
