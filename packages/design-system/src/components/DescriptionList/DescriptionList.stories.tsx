import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Design system/DescriptionList',
  tags: ['autodocs'],
  component: DescriptionList,
  args: {
    items: [
      { name: 'Account', value: 'Kestrel Fabrication' },
      { name: 'Email', value: 'wei.tan@kestrel.example' },
      { name: 'Time zone', value: 'Australia/Adelaide' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((each) => each.textContent)).toEqual([
      'Account',
      'Email',
      'Time zone',
    ]);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Kestrel Fabrication');
  },
};
export const Ruled: Story = { args: { layout: 'rows', ruled: true } };
export const Ends: Story = {
  name: 'values at the end of their rows stand under each other',
  args: {
    layout: 'ends',
    ruled: true,
    items: [
      { name: 'Rows read', value: '11,000' },
      { name: 'Rows with errors', value: '7' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect().right);
    await expect(new Set(ends).size).toBe(1);
  },
};
export const Rows: Story = {
  args: { layout: 'rows' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
