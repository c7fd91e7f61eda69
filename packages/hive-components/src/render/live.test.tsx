import { setFileScope } from '@vanilla-extract/css/fileScope';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createLivePlaces } from './live.ts';
import type { PageComponent } from './place.ts';

// vanilla-extract needs a file scope, which only a bundler sets.
setFileScope('live.test.tsx', 'hive-components');
const { HivePage } = await import('./HivePage.tsx');
const { LivePage } = await import('./LivePage.tsx');

const node = (key: string, parent: string | null, name: string, settings = {}, position = 0): PageComponent => ({
  key,
  parent,
  position,
  name,
  settings,
});
const page: readonly PageComponent[] = [
  node('root', null, 'block'),
  node('b', 'root', 'block'),
  node('t', 'b', 'title', { text: 'Bolts' }),
  node('u', 'b', 'title', { text: 'Nuts' }, 1),
  node('g', 'root', 'grid', { columns: 2, rows: 1 }, 1),
  node('i', 'g', 'title', { text: 'In a cell' }, 1),
];
const without = (...keys: string[]) => page.filter(({ key }) => !keys.includes(key));

/** The places of this page, and which components were notified since the last call. */
function watched() {
  const places = createLivePlaces();
  places.put(page);
  const notified: string[] = [];
  for (const { key } of page) places.at(key)?.subscribe(() => notified.push(key));
  places.roots.subscribe(() => notified.push('the page'));
  return { places, notified: () => notified.splice(0).sort() };
}

describe('HIVE-16 live draft', () => {
  test('a keystroke renders the edited component, not its containers', () => {
    const { places, notified } = watched();
    places.put([...without('t'), node('t', 'b', 'title', { text: 'Bolts!' })]);
    expect(notified()).toEqual(['t']);
    // A renamed row, or no change at all, does not change the page.
    places.put([...without('g'), { ...node('g', 'root', 'grid', page[4]?.settings as object, 1), description: 'x' }]);
    expect(notified()).toEqual(['t']);
    places.put(page);
    expect(notified()).toEqual([]);
  });

  test('adding, removing, moving or changing cells renders the container', () => {
    const { places, notified } = watched();
    places.put([...page, node('new', 'b', 'title', { text: 'New' }, 2)]);
    expect([notified(), places.at('new')?.get().component.key]).toEqual([['b'], 'new']);
    places.put(without('u'));
    expect(notified()).toEqual(['b']);
    places.put(page.map((each) => (each.key === 'u' ? { ...each, parent: 'root', position: 2 } : each)));
    expect(notified()).toEqual(['root']);
    places.put([...without('g'), node('g', 'root', 'grid', { columns: 1, rows: 1 }, 1)]);
    expect(notified()).toEqual(['b', 'g', 'root']);
    places.put([]);
    expect(notified()).toEqual(['the page']);
  });

  test('a change made while its container was removed shows when the container returns', () => {
    const { places } = watched();
    places.put([...without('b', 't', 'u'), node('t', 'root', 'title', { text: 'Out' }, 2)]);
    places.put([...without('t'), node('t', 'b', 'title', { text: 'Back' })]);
    expect(renderToStaticMarkup(<LivePage places={places} content={{}} />)).toContain('>Back</h2>');
  });

  test('selected components are marked, and only they are notified', () => {
    const { places, notified } = watched();
    const marked = () =>
      [...renderToStaticMarkup(<LivePage places={places} content={{}} />).matchAll(/<[^>]*data-picked[^>]*>/g)].map(
        ([tag]) => [/data-h="(.*?)"/.exec(tag)?.[1], tag.includes('draggable="true"')],
      );
    places.pick(new Set(['t']));
    expect([notified(), marked()]).toEqual([['t'], [['t', true]]]);
    places.pick(new Set(['u', 'nowhere']));
    expect([notified(), marked()]).toEqual([['t', 'u'], [['u', true]]]);
    // A new object for the same key stays selected.
    places.put([...without('u'), node('u', 'b', 'title', { text: '' }, 1), node('nowhere', 'b', 'line', {}, 3)]);
    expect(marked()).toEqual([
      ['u', true],
      ['nowhere', true],
    ]);
  });

  test('renders the same as the page of a draft', () => {
    const { places } = watched();
    const odd = [...page, node('x', 'b', 'no such type', {}, 4), node('y', 'g', 'title', { size: 'large' }, 0)];
    places.put(odd);
    expect(renderToStaticMarkup(<LivePage places={places} content={{}} />)).toBe(
      renderToStaticMarkup(<HivePage components={odd} mode="draft" />),
    );
  });
});
