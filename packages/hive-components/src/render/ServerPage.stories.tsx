import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { startIslands } from '../islands/islands.ts';
import { storyContent } from '../support/content.ts';
import { started } from '../support/started.ts';
import { HivePage } from './HivePage.tsx';
import type { PageComponent } from './place.ts';

const node = (key: string, parent: string | null, position: number, name: string, settings = {}): PageComponent => ({
  key,
  parent,
  position,
  name,
  settings,
});
const components: readonly PageComponent[] = [
  node('root', null, 0, 'block', { stringPadding: '16.0' }),
  node('hero', 'root', 0, 'hero', { slides: 2, height: 160, autoplay: 'No' }),
  node('one', 'hero', 0, 'block', { background: '#0e2547', stringPadding: '24', vAlign: 'Middle' }),
  node('title', 'one', 0, 'title', { text: 'Bolts, by the drawing', size: 34, level: 'Page title' }),
  node('two', 'hero', 1, 'block', { background: '#f2ede1', stringPadding: '24' }),
  node('other', 'two', 0, 'title', { text: 'Certificates' }),
  node('articles', 'root', 1, 'articles', { articleType: 'Technical', showAtStart: 2 }),
  node('years', 'root', 2, 'aboutUs', { years: '## 1935 A shed\nOne lathe.\n## 1955 The second\nTwo lathes.' }),
];

/** A page as the server sends it: HTML whose only script is its islands. */
function FromTheServer() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = renderToStaticMarkup(<HivePage components={components} content={storyContent} styles="sheet" />);
    const { body } = new DOMParser().parseFromString(page, 'text/html');
    place.current?.replaceChildren(...body.childNodes);
    return place.current ? startIslands(place.current) : undefined;
  }, []);
  return <main ref={place} />;
}

const meta = { title: 'Hive/ServerPage', component: FromTheServer } satisfies Meta<typeof FromTheServer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HIVE-17: styles from the style sheet only, and islands without React. */
export const Islands: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await started(canvasElement);
    await expect(canvasElement.querySelector('main [style]')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveStyle({ color: 'rgb(248, 250, 253)' });
    await userEvent.click(canvas.getByRole('button', { name: 'View All' }));
    await expect(canvas.getAllByRole('link', { name: /./ }).length).toBeGreaterThan(7);
    await userEvent.click(canvas.getByRole('button', { name: '1955' }));
    await expect(canvas.getByText('Two lathes.')).toBeVisible();
    await expect(canvas.getByText('One lathe.')).not.toBeVisible();
  },
};
