import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';

const meta = {
  title: 'Hive/Section',
  component: OnPage,
  args: { type: 'section', settings: { section: '7' } },
} satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DraftWithoutSection: Story = {
  args: { mode: 'draft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This saved section is not there/)).toBeVisible();
  },
};
