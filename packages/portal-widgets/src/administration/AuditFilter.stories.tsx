import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AuditFilter } from './AuditFilter.tsx';

const meta = {
  title: 'Widgets/Administration/AuditFilter',
  component: AuditFilter,
  args: { start: { user: '', action: '', account: '', text: '', from: null, until: null }, onSearch: fn() },
} satisfies Meta<typeof AuditFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  name: 'a search is sent as a whole, by Enter or the button',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'User' }), 'jane');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Action' }), 'User changed');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account' }), 'KES014{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith({
      user: 'jane',
      action: 'user_set',
      account: 'KES014',
      text: '',
      from: null,
      until: null,
    });
  },
};
