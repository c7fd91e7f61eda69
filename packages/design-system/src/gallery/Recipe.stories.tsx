import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ToastProvider } from '../components/Toast/Toast.tsx';
import { DataTableRecipe } from './DataTableRecipe.tsx';
import { OrderRecipe } from './OrderRecipe.tsx';

/** The results of the recipes. */
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

/** The same screen in its initial state. The guide shows it in every theme. */
export const AtRest: Story = {};

export const DataTable: Story = {
  parameters: { layout: 'padded' },
  render: () => <DataTableRecipe />,
  play: async ({ canvas }) => {
    const count = () => canvas.getByRole('status');
    const codes = () => within(canvas.getByRole('grid', { name: 'Parts' })).getAllByText(/^HXB-/);
    await expect(count()).toHaveTextContent('75 parts');
    await userEvent.selectOptions(canvas.getByLabelText('Finish'), 'Zinc');
    await expect(count()).toHaveTextContent('25 parts');
    await userEvent.type(canvas.getByLabelText('Find'), 'm12');
    await expect(count()).toHaveTextContent('5 parts');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Text: m12' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(codes()).toHaveLength(5);
    await userEvent.type(canvas.getByLabelText('Find'), 'rivet');
    await expect(canvas.getByText('No part matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(count()).toHaveTextContent('75 parts');
  },
};
