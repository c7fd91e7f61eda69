import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';

const meta = {
  title: 'Hive/Space',
  component: OnPage,
  args: {
    type: 'block',
    inside: [
      { type: 'text', settings: { text: 'Above', linkId: 'above' } },
      { type: 'space' },
      { type: 'text', settings: { text: 'Below', linkId: 'below' } },
    ],
  },
} satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  play: async ({ canvasElement }) => {
    const edge = (id: string) => canvasElement.querySelector(`#${id}`)?.getBoundingClientRect();
    await expect((edge('below')?.top ?? 0) - (edge('above')?.bottom ?? 0)).toBe(12);
  },
};
