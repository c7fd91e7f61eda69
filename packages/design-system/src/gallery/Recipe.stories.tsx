import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ToastProvider } from '../components/Toast/Toast.tsx';
import { OrderRecipe } from './OrderRecipe.tsx';

/** What the steps of the recipe result in. */
const meta = {
  title: 'Design system/Recipe',
  component: OrderRecipe,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ToastProvider>
      <OrderRecipe />
    </ToastProvider>
  ),
} satisfies Meta<typeof OrderRecipe>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OrderScreen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all lines' }));
    await expect(canvas.getByText('No lines yet')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('grid', { name: 'Lines' })).toBeVisible();
  },
};
