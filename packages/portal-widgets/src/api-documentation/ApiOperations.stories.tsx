import type { Operation } from '@portal/domain/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiOperations } from './ApiOperations.tsx';

const operation = (name: string, group: string, summary: string): Operation => ({
  name,
  paths: [`/v2/${name}`],
  method: 'POST',
  summary,
  group,
  access: 'signed_in',
  timeout: 20_000,
  parameters: name.includes('{cartId}') ? ['cartId'] : [],
  request: {
    type: 'object',
    required: ['accode'],
    properties: { accode: { type: 'string', minLength: 1 }, days: { type: 'integer', minimum: 1 } },
  },
});

const meta = {
  title: 'Widgets/ApiOperations',
  component: ApiOperations,
  args: {
    operations: [
      operation('get-price', 'Price and stock', 'Prices and stock of parts.'),
      operation('get-stocklist', 'Price and stock', 'The parts that are sold.'),
      operation('cart/confirm/{cartId}', 'Cart', 'Confirms an order.'),
    ],
    onTry: fn(async () => ({ milliseconds: 12, envelope: null, words: 'OK' })),
  },
} satisfies Meta<typeof ApiOperations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calls: Story = {
  name: 'DOC-01 calls are found by words, read and tried',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a call' }), 'confirm');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 calls');
    await userEvent.click(canvas.getByRole('button', { name: 'cart/confirm/{cartId}' }));
    const form = await canvas.findByRole('form', { name: 'Try cart/confirm/{cartId}' });
    await expect(form).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'cartId' }), 'KES014-000204');
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }));
    await expect(await canvas.findByText('OK after 12 ms')).toBeVisible();
    await expect(args.onTry).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'cart/confirm/{cartId}' }),
      { cartId: 'KES014-000204' },
      { accode: 'x' },
    );
  },
};
