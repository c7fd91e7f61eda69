import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Widgets/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Tradeparts', isSignedIn: false },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Classic version of this site' })).toHaveAttribute(
      'href',
      '/classic',
    );
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Your orders' })).toBeVisible();
  },
};
