import type { Transport } from '@portal/portal-client';
import { expect, test } from 'vitest';
import { loadPage } from './load-page.ts';

type Answers = Readonly<Record<string, (data: unknown) => unknown>>;

/** Answers by the name of the call; false where there is none, as for one that fails. */
function transport(answers: Answers): { readonly transport: Transport; readonly asked: string[] } {
  const asked: string[] = [];
  const callOrFalse = async (name: string, data: unknown) => {
    asked.push(`${name} ${JSON.stringify(data)}`);
    return answers[name]?.(data) ?? false;
  };
  return { transport: { callOrFalse } as unknown as Transport, asked };
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

test('NAV-12 an address that no page can have is not asked for; one that nobody has is none', async () => {
  const { transport: server, asked } = transport({ 'get-published-pages': () => ({ pages: [] }) });
  expect(await loadPage(server, '/orders/what')).toBeNull();
  expect(await loadPage(server, '/a b')).toBeNull();
  expect(asked).toEqual([]);
  expect(await loadPage(server, '/nobody')).toBeNull();
  expect(asked).toEqual(['get-published-pages {"uri_path":"/nobody"}']);
});

test('NAV-12 a server that does not answer is no page that is not there', async () => {
  await expect(loadPage(transport({}).transport, '/about')).rejects.toThrow("We couldn't load this page.");
});

test('HIVE-12 TIP-01 what a page shows from elsewhere is asked for with it; what fails is left empty', async () => {
  const components = [
    component(1, 'block'),
    component(2, 'articles', { articleType: '2', articleFilter: 'anchors' }),
    component(3, 'didYouKnow'),
    component(4, 'image', { image: '1001' }),
  ];
  const answered = transport({
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
  const whole = await loadPage(answered.transport, '/about');
  expect(answered.asked).toContain('get-articles {"article_types":["Technical"],"filter":"anchors"}');
  expect(whole?.content.articles?.('Technical', 'anchors')).toHaveLength(1);
  expect(whole?.content.tips?.([])).toHaveLength(1);
  expect(whole?.content.resource?.('1001')).toBe('https://cdn.example/images/a.webp');

  const alone = await loadPage(transport({ 'get-published-pages': () => page(components) }).transport, '/about');
  expect(alone?.title).toBe('About');
  expect(alone?.content.articles?.('Technical', 'anchors')).toEqual([]);
  expect(alone?.content.tips?.([])).toEqual([]);
  expect(alone?.content.resource?.('1001')).toBeUndefined();
});

test('a page that shows nothing from elsewhere asks for nothing else', async () => {
  const { transport: server, asked } = transport({ 'get-published-pages': () => page([component(1, 'block')]) });
  await loadPage(server, '/about');
  expect(asked).toHaveLength(1);
});
