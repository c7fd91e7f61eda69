import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MaintenanceCover } from './MaintenanceCover.tsx';

const meta = {
  title: 'Widgets/MaintenanceCover',
  component: MaintenanceCover,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
} satisfies Meta<typeof MaintenanceCover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  name: 'SHELL-09 covers the screen and takes the focus',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Maintenance' })).toHaveFocus();
  },
};
