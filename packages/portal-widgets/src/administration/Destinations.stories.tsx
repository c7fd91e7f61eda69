import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { someDestinations } from './administration.fixture.ts';
import { Destinations, Undelivered } from './Destinations.tsx';

const meta = {
  title: 'Widgets/Administration/Destinations',
  component: Destinations,
  args: {
    list: { destinations: someDestinations, unqueued: 3, systems: ['erp'] },
    failed: false,
    onRetry: fn(),
    spacing: 'medium',
    panel: ({ name }) => <p>The queue of {name}</p>,
  },
} satisfies Meta<typeof Destinations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'the head says what waits; a destination opens its queue',
  // The table has pictures of its own.
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 new, not queued yet')).toBeVisible();
    await userEvent.click(canvas.getByText('HTTP 503: Service unavailable'));
    await expect(await canvas.findByText('The queue of erp')).toBeVisible();
  },
};

const retry = fn();
const [first] = someDestinations;
if (!first) throw new Error('no destination');

export const UndeliveredFailed: Story = {
  name: 'what could not be delivered could not be loaded',
  render: () => (
    <Undelivered failed onRetry={retry} destination={first} events={[]} busy={false} onReplay={async () => []} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { list: null, failed: true },
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
