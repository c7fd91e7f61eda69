import { okEnvelope } from '@portal/domain/fixtures';
import type { Transport } from '@portal/portal-client';
import { createStore, type Portal, PortalContext, type SessionState } from '@portal/portal-client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePublishedPage } from './use-published-page.ts';

type Answers = Readonly<Record<string, (data: unknown) => unknown>>;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
let unmount = () => {};
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

type Loaded = ReturnType<typeof usePublishedPage>;

function Page({ path, onRender }: { path: string; onRender: (loaded: Loaded) => void }) {
  onRender(usePublishedPage(path));
  return null;
}

/** The hook's result for a path, and the calls it makes. A call without a prepared response fails. */
async function load(path: string, answers: Answers) {
  const calls: string[] = [];
  const call = async (name: string, data: unknown) => {
    calls.push(`${name} ${JSON.stringify(data)}`);
    const reply = answers[name]?.(data);
    return reply === undefined
      ? { ok: false, reason: 'network' }
      : { ok: true, data: reply, envelope: okEnvelope(reply) };
  };
  const portal = {
    transport: { call } as unknown as Transport,
    session: createStore<SessionState>({ status: 'signed_out' }),
    page: null,
  } as unknown as Portal;
  const shown: Loaded[] = [];
  const root = createRoot(document.createElement('div'));
  unmount = () => act(() => root.unmount());
  await act(async () => {
    root.render(
      <PortalContext value={portal}>
        <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
          <Page path={path} onRender={(loaded) => shown.push(loaded)} />
        </SWRConfig>
      </PortalContext>,
    );
  });
  return { calls, ...shown.at(-1), shown };
}
const component = (component_id: number, name: string, settings: Readonly<Record<string, string>> = {}) => ({
  component_id,
  key: component_id === 1 ? 'root' : `c${component_id}`,
  page_id: 3,
  draft_id: 8,
  parent: component_id === 1 ? null : 1,
  position: component_id,
  name,
  description: '',
  active: true,
  settings: Object.entries(settings).map(([key, value]) => ({ type: 'String', name: key, description: '', value })),
});
const page = (components: readonly object[]) => ({
  pages: [
    {
      page_id: 3,
      uri: '/about',
      uri_path: '/about',
      selectedUri: '/about',
      description: 'About',
      parent: null,
      position: 0,
      menu: 1,
      active: 1,
      aliases: [],
      uri_settings: [],
      drafts: [{ draft_id: 8, finalised: 1, published: 1, publish_requested: 0, published_at: null, components }],
    },
  ],
});

test('NAV-12 an impossible address is not requested; an unpublished one gives null', async () => {
  const answers = { 'get-published-pages': () => ({ pages: [] }) };
  expect(await load('/orders/what', answers)).toMatchObject({ page: null, calls: [] });
  expect(await load('/a b', answers)).toMatchObject({ page: null, calls: [] });
  const { page, calls } = await load('/nobody', answers);
  expect([page, calls]).toEqual([null, ['get-published-pages {"uri_path":"/nobody"}']]);
});

test('NAV-12 a failed request is not a missing page', async () => {
  expect(await load('/about', {})).toMatchObject({ page: undefined, failed: true });
});

test('HIVE-12 TIP-01 component data are requested with the page; what fails is left empty', async () => {
  const components = [
    component(1, 'block'),
    component(2, 'articles', { articleType: '2', articleFilter: 'anchors' }),
    component(3, 'didYouKnow'),
    component(4, 'image', { image: '1001' }),
  ];
  const loaded = await load('/about', {
    'get-published-pages': () => page(components),
    'get-articles': () => ({ articles: [{ article_id: 'a' }] }),
    'get-did-you-know-list': () => ({
      did_you_know: [{ tip_id: 't', filter: '', title: 'T', description: 'Why', domain_id: null, resource_id: null }],
    }),
    'resources/get': () => ({
      domain_lookups: { cdn: 'https://cdn.example' },
      resources: [{ resource_id: '1001', domain_id: 'cdn', path: '/images/a.webp' }],
    }),
  });
  const whole = loaded.page;
  expect(loaded.calls).toContain('get-articles {"article_types":["Technical"],"filter":"anchors"}');
  expect(whole?.content.articles?.('Technical', 'anchors')).toHaveLength(1);
  expect(whole?.content.tips?.([])).toHaveLength(1);
  expect(whole?.content.resource?.('1001')).toBe('https://cdn.example/images/a.webp');

  // Shows nothing until everything has loaded.
  expect(loaded.shown.filter((each) => each.page)).toHaveLength(1);

  const { page: alone } = await load('/about', { 'get-published-pages': () => page(components) });
  expect(alone?.title).toBe('About');
  expect(alone?.content.articles?.('Technical', 'anchors')).toEqual([]);
  expect(alone?.content.tips?.([])).toEqual([]);
  expect(alone?.content.resource?.('1001')).toBeUndefined();
});

test('a page without component data makes no other request', async () => {
  const { calls } = await load('/about', { 'get-published-pages': () => page([component(1, 'block')]) });
  expect(calls).toHaveLength(1);
});
