import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

const onOpen = fn();

function Copied() {
  const toast = useToast();
  return (
    <Button
      onClick={() => toast({ text: 'Order copied to a new tab.', action: { label: 'Go there', onSelect: onOpen } })}
    >
      Copy order
    </Button>
  );
}

const meta = {
  title: 'Design system/Toast',
  tags: ['autodocs'],
  component: ToastProvider,
  args: { children: <Copied /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;

export const Shown: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order' }));
    await expect(await screen.findByText('Order copied to a new tab.', { selector: 'div' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Go there' })).toBeVisible();
  },
};

export const RightToLeft: StoryObj<typeof meta> = {
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order' }));
    const words = await screen.findByText('Order copied to a new tab.', { selector: 'div' });
    const toast = words.closest('li');
    // At the end side, here the left; swiping over that edge dismisses it.
    await expect(toast?.getBoundingClientRect().left).toBe(16);
    await expect(toast).toHaveAttribute('data-swipe-direction', 'left');
    const dismiss = screen.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect();
    await expect(dismiss.right).toBeLessThan(words.getBoundingClientRect().left);
  },
};
