import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Design system/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: {
    title: 'No lines yet',
    children: 'Type a code beneath, paste a list, or look for a part.',
    action: <Button>Import a list</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const WordsOnly: Story = { args: { action: undefined } };
