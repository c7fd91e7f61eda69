import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RegionBoundary } from './RegionBoundary.tsx';

let broken = true;
function Part() {
  if (broken) throw new Error('broken');
  return <p>The part works again.</p>;
}

const meta = {
  title: 'Widgets/RegionBoundary',
  component: RegionBoundary,
  args: { name: 'The header', safe: 'Your lines are safe.', onError: fn(), onReload: fn(), children: <Part /> },
} satisfies Meta<typeof RegionBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fails: Story = {
  beforeEach: () => {
    broken = true;
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The header could not be shown.')).toBeVisible();
    await expect(canvas.getByText('Your lines are safe.')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }), 'The header');
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('The part works again.')).toBeVisible();
  },
};

export const FailsAgain: Story = {
  name: 'SHELL-13 what fails twice is tried again by reloading the page',
  tags: ['no-visual'],
  beforeEach: () => {
    broken = true;
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
