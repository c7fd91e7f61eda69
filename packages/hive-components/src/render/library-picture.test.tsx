import { setFileScope } from '@vanilla-extract/css/fileScope';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentOf } from './content-of.ts';
import type { PageComponent } from './place.ts';

// vanilla-extract needs a file scope, which only a bundler sets.
setFileScope('library-picture.test.tsx', 'hive-components');
const { HivePage } = await import('./HivePage.tsx');

const id = '900000001';
const content = contentOf({
  articles: [],
  tips: [],
  resources: { [id]: `/media/${id}/ab/1280.webp`, 7: '/images/bolt.webp' },
  pictures: {
    [id]: { width: 1280, height: 720, widths: [640, 1280], focus: [20, 75], alt: 'A crane lifts a beam' },
  },
});

type Settings = Readonly<Record<string, unknown>>;

const html = (...used: readonly (readonly [name: string, settings: Settings])[]) => {
  const root: PageComponent = { key: 'root', parent: null, position: 0, name: 'block', settings: {} };
  const inside = used.map(
    ([name, settings], position): PageComponent => ({ key: `c${position}`, parent: 'root', position, name, settings }),
  );
  return renderToStaticMarkup(<HivePage components={[root, ...inside]} content={content} />);
};

test('HIVE-13 a picture of the library has srcset, sizes and its size; the first loads at once, the next lazily', () => {
  const page = html(['image', { image: id, width: '400' }], ['image', { image: id }]);
  const [first = '', second = ''] = page.match(/<img[^>]*>/g) ?? [];
  expect(first).toContain(`srcSet="/media/${id}/ab/640.webp 640w, /media/${id}/ab/1280.webp 1280w"`);
  expect(first).toContain('sizes="400px"');
  expect(first).toContain('width="1280" height="720"');
  expect(first).not.toContain('loading="lazy"');
  expect(second).toContain('loading="lazy"');
  expect(second).toContain('sizes="auto, (min-width: 1248px) 1200px, 100vw"');
});

test('HIVE-13 its focal point stays visible, unless a background sets another', () => {
  expect(html(['image', { image: id, fill: 'cover' }])).toContain('--focus-of-image:20% 75%');
  expect(html(['block', { picture: id }])).toContain('--focus-of-picture:20% 75%');
  expect(html(['block', { picture: id, pictureFocus: 'Top left' }])).toContain('--focus-of-picture:0 0');
  expect(html(['hero', { picture: id, slides: 1 }], ['title', { text: 'x' }])).not.toContain('undefined');
});

test('HIVE-13 its alt text comes from the library, unless the component has its own', () => {
  expect(html(['image', { image: id }])).toContain('alt="A crane lifts a beam"');
  expect(html(['hex', { image: id, alt: 'Crane' }])).toContain('alt="Crane"');
  expect(html(['block', { picture: id }])).toContain('alt=""');
});

test('a picture from elsewhere has no srcset, focal point or stored alt text', () => {
  const page = html(['image', { image: '7', alt: 'Bolt' }]);
  expect(page).toContain('src="/images/bolt.webp"');
  expect(page).not.toMatch(/srcSet|sizes=|focus-of-image/);
});
