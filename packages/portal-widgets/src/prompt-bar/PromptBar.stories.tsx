import { Button } from '@portal/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PromptBar } from './PromptBar.tsx';

const chosen = fn();

const meta = {
  title: 'Widgets/PromptBar',
  component: PromptBar,
  args: {
    label: 'Cookies',
    children: 'We use cookies to keep you signed in and to see how the portal is used.',
    actions: (
      <>
        <Button onClick={() => chosen('needed')}>Essential only</Button>
        <Button kind="filled" onClick={() => chosen('all')}>
          Accept all
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PromptBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cookies: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--page-foot')).toMatch(/px$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await expect(chosen).toHaveBeenCalledWith('all');
  },
};
