import { Button } from '@portal/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShortPage } from './ShortPage.tsx';

const meta = {
  title: 'Widgets/ShortPage',
  component: ShortPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'You are signed out',
    lead: 'The session ended. Lines that were not sent yet are stored in this browser.',
    children: <Button kind="filled">Sign in again</Button>,
  },
} satisfies Meta<typeof ShortPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'You are signed out' })).toBeVisible();
  },
};
