import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AuditLog } from './AuditLog.tsx';
import { someEntries } from './administration.fixture.ts';

const meta = {
  title: 'Widgets/Administration/AuditLog',
  component: AuditLog,
  args: {
    entries: someEntries,
    failed: false,
    onRetry: fn(),
    onSearch: fn(),
    onNewest: fn(),
    onOlder: fn(),
    isExporting: false,
    onExport: fn(async () => {}),
    spacing: 'medium',
  },
} satisfies Meta<typeof AuditLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  name: 'the log is searched, read page by page and exported',
  // The filter and the table have pictures of their own.
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'User' }), 'jane{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith(expect.objectContaining({ user: 'jane' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onOlder).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Newest' }));
    await expect(args.onNewest).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(args.onExport).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { entries: null, failed: true, onNewest: undefined, onOlder: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
