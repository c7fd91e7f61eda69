import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';

const meta = { title: 'Hive/Line', component: OnPage, args: { type: 'line' } } satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveStyle({ height: '1px', marginTop: '6px' });
  },
};
export const Chosen: Story = { args: { settings: { thickness: 4, colour: '#c2410c', margin: 16 } } };
