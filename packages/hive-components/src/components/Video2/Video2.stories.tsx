import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';
import { started } from '../../support/started.ts';

const settings = {
  vimeoId: '76979871',
  title: 'Setting a wedge anchor',
  description: 'Drill, blow, set, tighten: two minutes.',
  poster: '1',
};
const meta = { title: 'Hive/Video2', component: OnPage, args: { type: 'video2', settings } } satisfies Meta<
  typeof OnPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = {
  play: async ({ canvas, canvasElement }) => {
    await started(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Play: Setting a wedge anchor' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
export const Narrow: Story = { args: { width: 360 } };
export const RightToLeft: Story = { args: { direction: 'rtl' } };
export const DraftWithoutId: Story = { args: { mode: 'draft', settings: {} } };
