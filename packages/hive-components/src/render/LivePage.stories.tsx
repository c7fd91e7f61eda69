import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LivePage } from './LivePage.tsx';
import { createLivePlaces, type LivePlaces } from './live.ts';
import type { PageComponent } from './place.ts';

const node = (key: string, parent: string | null, position: number, name: string, settings = {}): PageComponent => ({
  key,
  parent,
  position,
  name,
  settings,
});
const start: readonly PageComponent[] = [
  node('root', null, 0, 'block'),
  node('inner', 'root', 0, 'block'),
  node('bolts', 'inner', 0, 'title', { text: 'Bolts' }),
  node('nuts', 'inner', 1, 'title', { text: 'Nuts' }),
  node('deep', 'inner', 2, 'block'),
  node('screws', 'deep', 0, 'title', { text: 'Screws' }),
];

const places = createLivePlaces();
/** Keys in the order of rendering: each component reads its place when it renders. */
const rendered: string[] = [];
const watched: LivePlaces = {
  ...places,
  at(key) {
    rendered.push(key);
    return places.at(key);
  },
};

const meta = {
  title: 'Hive/LivePage',
  component: LivePage,
  args: { places: watched, content: {} },
  beforeEach: () => {
    places.put(start);
    places.pick(new Set());
  },
} satisfies Meta<typeof LivePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Looks like the published page. The frame of a selected component belongs to the canvas. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Screws' })).toBeVisible();
  },
};

/** HIVE-16: a container does not re-render when a component inside it changes, at any depth. */
export const EachByItself: Story = {
  // Default shows how the page looks.
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picked = () =>
      [...canvasElement.querySelectorAll('[data-picked]')].map((each) => each.getAttribute('data-h'));
    await canvas.findByText('Screws');
    rendered.length = 0;
    places.pick(new Set(['root']));
    await waitFor(() => expect(picked()).toEqual(['root']));
    expect(rendered).toEqual(['root']);
    places.pick(new Set(['bolts']));
    await waitFor(() => expect(picked()).toEqual(['bolts']));
    expect(rendered.splice(0).sort()).toEqual(['bolts', 'root', 'root']);
    places.put(start.filter(({ key }) => key !== 'bolts'));
    await waitFor(() => expect(canvas.queryByText('Bolts')).toBeNull());
    expect(rendered).toEqual(['inner']);
  },
};
