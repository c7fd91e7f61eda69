import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Design system/VisuallyHidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
  args: { children: 'Said, not shown' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Hidden: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Said, not shown').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
