import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FootBar } from './FootBar.tsx';

const meta = {
  title: 'Widgets/FootBar',
  component: FootBar,
  globals: { viewport: { value: 'phone' } },
  args: {
    total: '5,183.05',
    detail: '2 lines to answer first',
    action: 'Answer 2 lines',
    busy: false,
    onAction: fn(),
  },
} satisfies Meta<typeof FootBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {};
export const Confirm: Story = { args: { detail: '', action: 'Confirm' } };
export const Done: Story = { args: { detail: 'Submitted', action: null } };
