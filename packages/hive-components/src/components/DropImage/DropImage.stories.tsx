import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';

const settings = {
  title: 'How a wedge anchor holds',
  image: '1',
  alt: 'A bolt in side view',
  text: 'Tightening draws the cone into the clip, and the clip into the concrete.\n\n- Drill to the depth of the table\n- **Blow the hole clean**\n- Set, then tighten to the torque',
};
const meta = { title: 'Hive/DropImage', component: OnPage, args: { type: 'dropImage', settings } } satisfies Meta<
  typeof OnPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByText('How a wedge anchor holds'));
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};
export const Open: Story = { args: { settings: { ...settings, open: 'Yes' } } };
export const Narrow: Story = { args: { settings: { ...settings, open: 'Yes' }, width: 360 } };
export const RightToLeft: Story = { args: { settings: { ...settings, open: 'Yes' }, direction: 'rtl' } };
export const DraftWithoutTitle: Story = { args: { mode: 'draft', settings: {} } };
