import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';

const meta = { title: 'Hive/Title', component: OnPage, args: { type: 'title' } } satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  args: { settings: { text: 'Winter specials' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Winter specials' })).toHaveStyle({ fontSize: '18px' });
  },
};
export const Fancy: Story = { args: { settings: { text: 'Structural assemblies', style: 'Fancy', size: 24 } } };
export const PageTitle: Story = {
  args: { settings: { text: 'Fasteners to the drawing, on site tomorrow.', size: 46, level: 'Page title' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Narrow: Story = { args: { ...PageTitle.args, width: 360 } };
export const Chosen: Story = { args: { settings: { text: 'In a custom colour', colour: '#8a1c1c', size: 24 } } };
export const RightToLeft: Story = { args: { ...Fancy.args, direction: 'rtl' } };
export const DraftWithoutText: Story = {
  args: { mode: 'draft' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Title: write its text.');
  },
};
