import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';

const settings = {
  title: 'What 8.8 says',
  text: 'The first number is a hundredth of the tensile strength in MPa: 800. The second is the yield ratio: 80 %.',
  subjects: 'strength',
};
const meta = { title: 'Hive/Tip', component: OnPage, args: { type: 'tip', settings } } satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('What 8.8 says');
  },
};
export const Narrow: Story = { args: { width: 360 } };
export const DraftWithoutTitle: Story = { args: { mode: 'draft', settings: {} } };
