import { validationModels } from '@portal/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ActAs, type ActAsProps } from './ActAs.tsx';

const meta = {
  title: 'Widgets/ActAs',
  component: ActAs,
  args: {
    rules: validationModels.impersonation,
    onStart: fn<ActAsProps['onStart']>(async () => [{ field: 'username', message: 'There is no such user.' }]),
  },
} satisfies Meta<typeof ActAs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  name: 'SESS-09 acting as a user wants a reason and the password; a refusal shows at its field',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Customer’s user name' }), 'nobody');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Asked for help with an order');
    await userEvent.type(canvas.getByLabelText('Your own password'), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Act as this customer' }));
    await expect(args.onStart).toHaveBeenCalledWith({
      username: 'nobody',
      reason: 'Asked for help with an order',
      password: 'secret',
    });
    await expect((await canvas.findAllByText('There is no such user.'))[0]).toBeVisible();
  },
};
