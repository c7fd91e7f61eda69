import { EmptyState } from '@portal/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AuditTable } from './AuditTable.tsx';
import { someEntries } from './administration.fixture.ts';

const meta = {
  title: 'Widgets/Administration/AuditTable',
  component: AuditTable,
  args: {
    entries: someEntries,
    spacing: 'medium',
    open: null,
    onOpen: fn(),
    empty: <EmptyState title="No entry matches." />,
  },
} satisfies Meta<typeof AuditTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  name: 'each entry says who did what, also for whom; a row opens its details',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('ingrid as jane.harris')).toBeVisible();
    await expect(canvas.getByText('Refused')).toBeVisible();
    await userEvent.click(canvas.getByText('User changed'));
    await expect(args.onOpen).toHaveBeenCalledWith('4');
  },
};

export const Open: Story = {
  name: 'the details show each change as old and new values',
  args: { open: '4' },
  play: async ({ canvas }) => {
    const details = canvas.getByRole('region', { name: 'Details of User changed' });
    await expect(details).toHaveTextContent('jane@kestrel.example → jane.harris@kestrel.example');
  },
};

export const Empty: Story = { args: { entries: [] } };
