import fc from 'fast-check';
import { expect, test } from 'vitest';
import { childModel } from './child-model.ts';
import { wantedContent } from './wanted.ts';

test('wanted content of a page: articles by type and filter, tips, resources by number', () => {
  const page = [
    { name: 'articles', settings: { articleType: 1, articleFilter: 'anchors' } },
    { name: 'articles', settings: { articleType: 'Newsletters', articleFilter: 'anchors' } },
    { name: 'articles', settings: {} },
    { name: 'image', settings: { image: '1204' } },
    { name: 'hex', settings: { image: '/images/nuts' } },
    { name: 'text', settings: { text: 'A ![drawing](1205) and ![another](/a.webp)' } },
    { name: 'hyperText', settings: { html: '<p><img src="1206" alt=""></p>' } },
    { name: 'block', settings: { picture: '1207' } },
    { name: 'grid', settings: { cellPictures: '1208\n\n /b.webp\n1209' } },
    { name: 'didYouKnow', settings: {} },
  ];
  expect(wantedContent(page)).toEqual({
    articles: [
      { type: 'Newsletters', filter: 'anchors' },
      { type: 'Articles', filter: 'home' },
    ],
    tips: true,
    resources: ['1204', '1205', '1206', '1207', '1208', '1209'],
  });
  expect(wantedContent([])).toEqual({ articles: [], tips: false, resources: [] });
});

test('HIVE-05 children are a flow or in cells counted by the settings, whatever is stored', () => {
  expect(childModel({ name: 'block', settings: {} })).toEqual({ kind: 'flow' });
  expect(childModel({ name: 'title', settings: {} })).toEqual({ kind: 'none' });
  expect(childModel({ name: 'grid', settings: { columns: '4' } })).toEqual({ kind: 'cells', count: 12, columns: 4 });
  expect(childModel({ name: 'carousel', settings: { slides: 3 } })).toEqual({ kind: 'flow' });
  fc.assert(
    fc.property(fc.constantFrom('grid', 'layer', 'hero'), fc.jsonValue(), (name, settings) => {
      const model = childModel({ name, settings });
      expect(model.kind === 'cells' && model.count >= 1 && model.count <= 1_200).toBe(true);
    }),
  );
});
