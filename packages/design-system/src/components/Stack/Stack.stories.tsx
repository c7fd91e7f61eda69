import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Design system/Stack',
  tags: ['autodocs'],
  component: Stack,
  args: { children: [<Button key="1">One</Button>, <Button key="2">Two</Button>, <Button key="3">Three</Button>] },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Wide: Story = { args: { gap: 8, align: 'center' } };
