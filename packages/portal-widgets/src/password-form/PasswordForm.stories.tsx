import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PasswordForm } from './PasswordForm.tsx';

const meta = {
  title: 'Widgets/PasswordForm',
  component: PasswordForm,
  args: {
    label: 'End sessions',
    submit: 'End all others',
    onPassword: fn(async (password: string) =>
      password === 'right' ? [] : [{ field: 'password', message: 'The password is not right' }],
    ),
  },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  name: 'SESS-08 an empty password is not sent, a wrong one is reported at its field',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    await expect(args.onPassword).not.toHaveBeenCalled();
    const field = canvas.getByLabelText('Your password');
    await userEvent.type(field, 'wrong{Enter}');
    await expect(args.onPassword).toHaveBeenCalledWith('wrong');
    await expect(field).toBeInvalid();
  },
};
