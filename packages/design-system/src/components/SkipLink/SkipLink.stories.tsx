import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Design system/SkipLink',
  tags: ['autodocs'],
  component: SkipLink,
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Button kind="quiet">In the header</Button>
      <div id="content" tabIndex={-1} />
      <Button>In the content</Button>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Focused: StoryObj<typeof meta> = {
  tags: ['shows-focus'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBe(8);
  },
};

export const FollowedByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'In the content' })).toHaveFocus();
  },
};
