import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ClipboardList, LogOut, Palette, Plus, Search, User } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import type { CommandPaletteProps, PaletteCommand, PalettePage } from './CommandPalette.props.ts';
import { CommandPalette } from './CommandPalette.tsx';

const onNew = fn();
const onTheme = fn();
const parts = ['HXB-12050-88Z', 'HXB-16080-88G', 'HXN-12-8Z'];

const findPart: PalettePage = {
  title: 'Search for a part',
  placeholder: 'Code, size or words',
  nothing: 'No part has that code or those words.',
  find: async (text) =>
    parts
      .filter((code) => text !== '' && code.toLowerCase().includes(text.toLowerCase()))
      .map((code) => ({ key: code, label: code, group: 'Parts', note: 'Hex bolt, zinc', onSelect: fn() })),
};
const page: PalettePage = {
  title: 'Commands',
  placeholder: 'Go to, search or change',
  commands: [
    { key: 'orders', label: 'Orders', group: 'Go to', icon: ClipboardList, onSelect: fn() },
    { key: 'account', label: 'Account', group: 'Go to', icon: User, onSelect: fn() },
    { key: 'new', label: 'New order', group: 'Orders', icon: Plus, keys: ['Ctrl', 'N'], onSelect: onNew },
    { key: 'part', label: 'Search for a part', group: 'Orders', icon: Search, keys: ['/'], page: findPart },
    {
      key: 'theme',
      label: 'Theme',
      group: 'Look',
      icon: Palette,
      words: 'dark colours',
      page: {
        title: 'Theme',
        commands: ['Standard', 'Midnight', 'Classic'].map((name) => ({
          key: name,
          label: name,
          checked: name === 'Standard',
          onSelect: () => onTheme(name),
        })),
      },
    },
    { key: 'out', label: 'Sign out', group: 'Account', icon: LogOut, onSelect: fn() },
  ],
};

function Held(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Open the palette</Button>
      <CommandPalette {...props} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Design system/CommandPalette',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), page },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;
const field = (name: string) => screen.findByRole('combobox', { name });

export const Opened: Story = {
  args: { recent: ['out', 'new'] },
  play: async () => {
    await expect(await field('Commands')).toHaveFocus();
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    await expect(groups).toEqual(['Recent', 'Go to', 'Orders', 'Look']);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Sign out');
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { open: false, onChoose: fn() },
  play: async ({ args, canvas }) => {
    onNew.mockClear();
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await field('Commands');
    await userEvent.keyboard('ord');
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Orders'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('New order');
    await userEvent.keyboard('{Enter}');
    await expect(onNew).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('new');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

let early: readonly string[] = [];
export const TypedEarly: Story = {
  name: 'SHELL-14 keys that were pressed before the palette had the focus act in their order',
  tags: ['!autodocs', 'no-visual'],
  args: {
    open: false,
    earlyKeys: () => {
      const taken = early;
      early = [];
      return taken;
    },
  },
  play: async ({ canvas }) => {
    onNew.mockClear();
    onTheme.mockClear();
    early = [...'orx', 'Backspace', 'd', 'ArrowDown', 'Enter'];
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(onNew).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    early = [...'theme', 'Enter', ...'mid', 'Enter'];
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(onTheme).toHaveBeenCalledWith('Midnight'));
  },
};

/** Opens when its commands have loaded, as in the portal. React then renders with low priority, unlike after a click. */
function Late(props: CommandPaletteProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setTimeout(() => setOpen(true))}>Commands</Button>
      {open && <CommandPalette {...props} open onOpenChange={setOpen} />}
    </>
  );
}

/** The field's value in the first task after it gets the focus, when a fast typist's next key can arrive. */
const textAfterFocus = () =>
  new Promise<string>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const listen = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      document.removeEventListener('focusin', listen);
      port1.onmessage = () => {
        resolve(target.value);
        port1.close();
      };
      port2.postMessage(null);
    };
    document.addEventListener('focusin', listen);
  });

export const NextKeyAfterEarlyOnes: Story = {
  name: 'SHELL-14 keys pressed early are in the field before the next key',
  tags: ['!autodocs', 'no-visual'],
  args: TypedEarly.args,
  render: (args) => <Late {...args} />,
  play: async ({ canvas }) => {
    early = [...'confirm orde'];
    const text = textAfterFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await text).toBe('confirm orde');
  },
};

export const Pages: Story = {
  tags: ['!autodocs'],
  play: async () => {
    onTheme.mockClear();
    await field('Commands');
    await userEvent.keyboard('dark{Enter}');
    await expect(await field('Theme')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await field('Commands')).toHaveFocus();
    await userEvent.keyboard('theme{Enter}');
    await field('Theme');
    await userEvent.keyboard('{Backspace}');
    await field('Commands');
    await userEvent.keyboard('theme{Enter}');
    await field('Theme');
    await userEvent.keyboard('mid{Enter}');
    await expect(onTheme).toHaveBeenCalledWith('Midnight');
  },
};

export const LooksUp: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await field('Commands');
    await userEvent.keyboard('part{Enter}');
    await field('Search for a part');
    await userEvent.keyboard('hxb');
    await expect(await screen.findByRole('option', { name: /HXB-16080-88G/ })).toBeVisible();
    await expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await field('Commands');
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getAllByText('Nothing found. Try other words.')[0]).toBeVisible();
  },
};

export const SearchFails: Story = {
  tags: ['!autodocs'],
  args: { page: { title: 'Search for a part', find: () => Promise.reject(new Error('offline')) } },
  play: async () => {
    await expect((await screen.findAllByText(/search failed/))[0]).toBeVisible();
  },
};

/** Enter runs one of the page's own commands before the loaded ones arrive. */
export const EnterBeforeLookup: Story = {
  tags: ['!autodocs'],
  args: { page: { ...page, find: () => new Promise<never>(() => {}) } },
  play: async () => {
    onNew.mockClear();
    await field('Commands');
    await userEvent.keyboard('new order{Enter}');
    await waitFor(() => expect(onNew).toHaveBeenCalledOnce());
  },
};

const thousand: readonly PaletteCommand[] = Array.from({ length: 1000 }, (_, at) => ({
  key: `c${at}`,
  label: `Open order KES014-${200000 + at} for the scaffold at Alexandria stage ${at % 9}, level ${at % 31}`,
  group: 'Orders',
  note: `PO ${48000 + at}`,
  onSelect: fn(),
}));

export const Thousand: Story = {
  tags: ['!autodocs'],
  args: { page: { title: 'Orders', commands: thousand } },
  play: async () => {
    const input = await field('Orders');
    await userEvent.type(input, 'stage 3 level 12');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/stage 3, level 12/));
    // Counts without rendering.
    await userEvent.clear(input);
    await waitFor(() => expect(screen.getAllByText(/^First 60 of 1,000/)[0]).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(60);
  },
};

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div dir="rtl">
      <Held {...args} />
    </div>
  ),
};
