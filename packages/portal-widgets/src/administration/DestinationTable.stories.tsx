import { EmptyState } from '@portal/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { someDestinations } from './administration.fixture.ts';
import { DestinationPanel } from './DestinationPanel.tsx';
import { DestinationTable } from './DestinationTable.tsx';

const onReplay = fn(async () => []);
const events = [
  {
    event_id: '01JA',
    order: 'KES014-000118',
    queued: '2026-11-17T08:00:00Z',
    attempts: 31,
    answer: 'HTTP 503: Service unavailable',
  },
  {
    event_id: '01JB',
    order: 'KES014-000119',
    queued: '2026-11-17T08:10:00Z',
    attempts: 31,
    answer: 'no response within 15 s',
  },
];

const meta = {
  title: 'Widgets/Administration/DestinationTable',
  component: DestinationTable,
  beforeEach: () => void onReplay.mockClear(),
  args: {
    destinations: someDestinations,
    spacing: 'medium',
    open: null,
    onOpen: fn(),
    panel: (name) => {
      const destination = someDestinations.find((each) => each.name === name);
      if (!destination) return null;
      const dead = destination.dead > 0 ? events : [];
      return <DestinationPanel destination={destination} events={dead} busy={false} onReplay={onReplay} />;
    },
    empty: <EmptyState title="No destinations." />,
  },
} satisfies Meta<typeof DestinationTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Destinations: Story = {
  name: 'each destination has its queue and last response; a row opens its details',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /erp Webhook/ })).toHaveTextContent('HTTP 503');
    await userEvent.click(canvas.getByText('HTTP 503: Service unavailable'));
    await expect(args.onOpen).toHaveBeenCalledWith('erp');
  },
};

export const Undelivered: Story = {
  name: 'what could not be delivered is sent again, one by one, together, or by order number',
  args: { open: 'erp' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again: KES014-000118' }));
    await expect(onReplay).toHaveBeenLastCalledWith('01JA');
    await userEvent.click(canvas.getByRole('button', { name: 'Send all 2 again' }));
    await expect(onReplay).toHaveBeenLastCalledWith(null);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order number or event id' }), 'KES014-000007{Enter}');
    await expect(onReplay).toHaveBeenLastCalledWith('KES014-000007');
  },
};

export const Removed: Story = {
  name: 'nothing can be sent to a destination that is no longer configured',
  args: { open: 'old-erp' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /again/ })).toBeNull();
    await expect(canvas.getByText(/no longer in the configuration/)).toBeVisible();
  },
};

export const Empty: Story = { args: { destinations: [] } };
