import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Held(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Import</Button>
      <Dialog {...props} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Design system/Dialog',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: Dialog,
  args: {
    title: 'Import a list',
    description: 'Codes and quantities, one line each.',
    open: false,
    onOpenChange: fn(),
    children: <Text as="p">18 of 20 lines were read.</Text>,
    foot: (
      <>
        <Button>Leave</Button>
        <Button kind="filled">Add 18 lines</Button>
      </>
    ),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };
export const Small: Story = {
  tags: ['!autodocs'],
  args: { open: true, size: 's', description: undefined, foot: undefined },
};

function RemovesItsOpener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <section aria-label="Cells" tabIndex={-1}>
      {isDone ? null : <Button onClick={() => setOpen(true)}>Fill</Button>}
      <Dialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setDone(!next);
        }}
      />
    </section>
  );
}

/** If the dialog has removed its opener, the focus goes to the element that contained it. */
export const FocusComesBackNearby: Story = {
  tags: ['!autodocs', 'no-visual'],
  render: (args) => <RemovesItsOpener {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill' }));
    await screen.findByRole('dialog', { name: 'Import a list' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Cells' })).toHaveFocus());
  },
};

export const FocusComesBack: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Import' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Import a list' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function WithInitialFocus(props: DialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Held {...props} initialFocus={field}>
      <TextField label="First line" value="" onValueChange={() => {}} />
      <TextField label="Quantity" value="" onValueChange={() => {}} ref={field} />
    </Held>
  );
}

/** A field inside gets the focus on opening; the opener gets it back on closing. */
export const InitialFocus: Story = {
  tags: ['!autodocs', 'no-visual'],
  render: (args) => <WithInitialFocus {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Import' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongBody: Story = {
  tags: ['!autodocs'],
  args: {
    open: true,
    children: <Text as="p">{'A line was read and will be added to the order. '.repeat(120)}</Text>,
  },
  play: async () => {
    // The body scrolls; title and actions stay visible.
    const action = await screen.findByRole('button', { name: 'Add 18 lines' });
    await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(screen.getByRole('heading', { name: 'Import a list' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Import a list' })).toHaveAttribute('tabindex', '0'));
  },
};

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { open: true },
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = (await screen.findByRole('dialog', { name: 'Import a list' })).getBoundingClientRect();
    const title = screen.getByRole('heading', { name: 'Import a list' }).getBoundingClientRect();
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    // Text starts at the right; the close button and the last action are at the left.
    await expect(dialog.right - title.right).toBe(20);
    await expect(close.left - dialog.left).toBe(12);
    const add = screen.getByRole('button', { name: 'Add 18 lines' }).getBoundingClientRect();
    await expect(add.left - dialog.left).toBe(20);
  },
};
