import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Design system/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { children: 'Power-user mode', checked: false, onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={1}>
      <Switch {...args} />
      <Switch {...args} checked hint="Lines are 40 px high" />
      <Switch {...args} disabled>
        Not available
      </Switch>
    </Stack>
  ),
};

export const Turned: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Power-user mode' }));
    await expect(args.onCheckedChange).toHaveBeenCalledOnce();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const Wrong: Story = {
  args: { error: 'This could not be saved. Turn it once more.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('This could not be saved. Turn it once more.');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, checked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ width: 240 }}>
      <Switch {...args} checked hint="Lines are 40 px high, however dense the rest of the screen is">
        Power-user mode for all orders of this account
      </Switch>
    </div>
  ),
};
