import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';
import { started } from '../../support/started.ts';

const meta = {
  title: 'Hive/Articles',
  component: OnPage,
  args: { type: 'articles', settings: { articleType: 2 } },
} satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Technical: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await started(canvasElement);
    const all = await canvas.findByRole('button', { name: 'View All' });
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(all);
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'View Less' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};
export const WithIcons: Story = { args: { settings: { articleType: 'Technical', icon: 'Tool', showAtStart: 20 } } };
export const Nothing: Story = {
  args: { settings: { articleType: 'Newsletters' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No articles yet.')).toBeVisible();
  },
};
export const FailingLink: Story = {
  args: {
    content: {
      articles: () => {
        throw new Error('The link has failed');
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No articles yet.')).toBeVisible();
  },
};
export const Narrow: Story = { args: { width: 360 } };
export const RightToLeft: Story = { args: { direction: 'rtl' } };
