import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AspectRatio } from './AspectRatio.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8aa4c8" d="M0 0h4v3H0z"/><path fill="#31548a" d="M0 3 1.5 1 3 3z"/></svg>')}`;

const meta = {
  title: 'Design system/AspectRatio',
  tags: ['autodocs'],
  component: AspectRatio,
  args: { children: <img src={picture} alt="A hill" /> },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof AspectRatio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'A hill' }).getBoundingClientRect();
    await expect(Math.round(width)).toBe(320);
    await expect(Math.round(height)).toBe(180);
  },
};
export const Square: Story = { args: { ratio: 'square' } };
