import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Design system/Switch',
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
