import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Held(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  const go = (next: number) => {
    setPage(next);
    props.onPageChange(next);
  };
  return <Pagination {...props} page={page} onPageChange={go} />;
}

const meta = {
  title: 'Design system/Pagination',
  tags: ['autodocs'],
  component: Pagination,
  args: { label: 'Search results', page: 6, pages: 1240, onPageChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1,240' }));
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Places: Story = {
  render: (args) => (
    <Stack>
      {[1, 4, 6, 11, 12].map((page) => (
        <Held key={page} {...args} page={page} pages={12} label={`List at ${page}`} />
      ))}
      <Held {...args} page={2} pages={3} label="Short list" />
    </Stack>
  ),
};

export const OnePage: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    // The small view: left-to-right text keeps its direction.
    await expect(getComputedStyle(canvas.getByText(/^6 of/)).direction).toBe('ltr');
  },
};
