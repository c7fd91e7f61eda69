import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { ComboboxMany, ComboboxOne, ComboboxOption, LoadOptions } from './Combobox.props.ts';
import { Combobox } from './Combobox.tsx';

const places: readonly ComboboxOption[] = [
  { key: 'syd', label: 'Sydney', detail: '4,820 in stock', group: 'New South Wales' },
  { key: 'new', label: 'Newcastle', detail: '310', group: 'New South Wales' },
  { key: 'wol', label: 'Wollongong', reason: 'closed until 4 Dec', group: 'New South Wales' },
  { key: 'mel', label: 'Melbourne', detail: '1,400', group: 'Victoria' },
  { key: 'gee', label: 'Geelong', detail: '20', group: 'Victoria' },
  { key: 'mue', label: 'Müller’s yard', group: 'Elsewhere' },
];
const sydney = places.slice(0, 1);

const heads = ['Hex bolt', 'Hex nut', 'Washer', 'Anchor', 'Stud', 'Coach screw', 'Rivet', 'Threaded rod'];
/** Ten thousand parts. */
const parts: readonly ComboboxOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  key: String(index),
  label: `${heads[index % heads.length]} M${4 + (index % 33)} × ${10 + (index % 190)}`,
  detail: `PRT-${String(index).padStart(5, '0')}`,
}));

const onOne = fn();
const onMany = fn();

function One(props: Partial<ComboboxOne<ComboboxOption>>) {
  const [value, setValue] = useState<ComboboxOption | null>(props.value ?? null);
  const change = (next: ComboboxOption | null) => {
    setValue(next);
    onOne(next?.key ?? null);
  };
  return <Combobox label="Warehouse" options={places} {...props} value={value} onValueChange={change} />;
}

function Many(props: Partial<ComboboxMany<ComboboxOption>>) {
  const [value, setValue] = useState<readonly ComboboxOption[]>(props.value ?? []);
  const change = (next: readonly ComboboxOption[]) => {
    setValue(next);
    onMany(next.map(({ key }) => key));
  };
  return <Combobox label="Warehouses" options={places} {...props} multiple value={value} onValueChange={change} />;
}

const meta = {
  title: 'Design system/Combobox',
  component: Combobox,
  tags: ['autodocs'],
  beforeEach: () => {
    onOne.mockClear();
    onMany.mockClear();
  },
  decorators: [
    // Space for the list. On documentation pages it opens over the text below.
    (Story, { viewMode }) => (
      <div style={{ maxWidth: 320, minHeight: viewMode === 'docs' ? 0 : 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;

type Story = StoryObj;

const options = () => screen.queryAllByRole('option');

export const Default: StoryObj<Partial<ComboboxOne<ComboboxOption>>> = {
  tags: ['no-visual'],
  args: { label: 'Warehouse', options: places, placeholder: 'Any warehouse' },
  render: (args) => <One {...args} />,
};

export const AtRest: Story = {
  render: () => (
    <Stack gap={4}>
      <One placeholder="Any warehouse" hint="Where the order leaves from" />
      <One value={sydney[0]} />
      <One value={sydney[0]} error="This warehouse is closed" />
      <One value={sydney[0]} disabled />
      <One value={sydney[0]} readOnly />
      <Many value={places.slice(0, 4)} />
      <Many value={places.slice(0, 2)} readOnly />
    </Stack>
  ),
};

export const Opened: Story = {
  render: () => <One value={sydney[0]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Warehouse' }));
    const list = await screen.findByRole('listbox', { name: 'Warehouse' });
    await expect(list).toBeVisible();
    await expect(screen.getByRole('option', { name: /Sydney/, selected: true })).toBeVisible();
    await expect(screen.getByRole('option', { name: /Melbourne/ })).toHaveAccessibleDescription('Victoria');
  },
};

export const AtOnce: Story = {
  name: 'The list has its options as soon as it stands, before the browser has measured or painted anything',
  tags: ['no-visual'],
  render: () => <One value={sydney[0]} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Warehouse' });
    flushSync(() => field.click());
    await expect(options()).toHaveLength(places.length);
    await expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Sydney',
    );
  },
};

export const ByKeyboard: Story = {
  render: () => <One />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Warehouse' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    const current = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()).toHaveTextContent('Sydney'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(current()).toHaveTextContent('Müller'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()).toHaveTextContent('Sydney'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(current()).toHaveTextContent('Müller'));
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
    await expect(onOne).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onOne).toHaveBeenLastCalledWith('mel');
    await expect(field).toHaveValue('Melbourne');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(onOne).toHaveBeenLastCalledWith(null);
  },
};

export const Typed: Story = {
  render: () => <One value={sydney[0]} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('mul');
    await waitFor(() => expect(options()).toHaveLength(1));
    await expect(options()[0]?.querySelector('mark')).toHaveTextContent('Mül');
    await userEvent.keyboard('{Enter}');
    await expect(onOne.mock.calls).toEqual([['mue']]);
    await expect(field).toHaveValue('Müller’s yard');
    await userEvent.keyboard('zzz');
    await expect(await screen.findAllByText('Nothing found')).not.toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Müller’s yard');
    await expect(onOne).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  render: () => <Many value={sydney} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Warehouses' });
    await expect(field).toHaveAccessibleDescription('Chosen: Sydney');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /Melbourne/ }));
    await expect(onMany).toHaveBeenLastCalledWith(['syd', 'mel']);
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('gee{Enter}');
    await expect(onMany).toHaveBeenLastCalledWith(['syd', 'mel', 'gee']);
    await userEvent.keyboard('{Backspace}');
    await expect(onMany).toHaveBeenLastCalledWith(['syd', 'mel']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sydney' }));
    await expect(onMany).toHaveBeenLastCalledWith(['mel']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Warehouses' }));
    await expect(onMany).toHaveBeenLastCalledWith([]);
    await expect(field).toHaveFocus();
  },
};

export const TenThousand: Story = {
  render: () => <One label="Part" options={parts} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Part' });
    await userEvent.click(field);
    await screen.findByRole('listbox');
    await expect(options()[0]).toHaveAttribute('aria-setsize', '10000');
    await expect(options().length).toBeLessThan(30);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: /PRT-09999/ })).toBeVisible());
    await expect(options().length).toBeLessThan(30);
    await userEvent.keyboard('nut 0004');
    await waitFor(() => expect(options()[0]).toHaveTextContent('PRT-00041'));
    await expect(options().length).toBeLessThan(30);
    await userEvent.keyboard('{Enter}');
    await expect(onOne.mock.calls).toEqual([['41']]);
  },
};

const loadCalls = fn<LoadOptions<ComboboxOption>>();
const calledOff: string[] = [];
/** Responds when the test releases it. */
const waiting: { query: string; answer: (list: readonly ComboboxOption[] | Error) => void }[] = [];
const loadPlaces: LoadOptions<ComboboxOption> = (query, signal) => {
  void loadCalls(query, signal);
  signal.addEventListener('abort', () => calledOff.push(query));
  return new Promise((resolve, reject) => {
    waiting.push({ query, answer: (list) => (list instanceof Error ? reject(list) : resolve(list)) });
  });
};

export const Asked: Story = {
  render: () => <One options={loadPlaces} />,
  play: async ({ canvas }) => {
    waiting.length = 0;
    calledOff.length = 0;
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(await screen.findAllByText('Loading')).not.toHaveLength(0);
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.answer(new Error('gone'));
    await expect(await screen.findByRole('button', { name: /Try again/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.answer(places);
    await waitFor(() => expect(options()).toHaveLength(places.length));
    await userEvent.keyboard('m');
    await waitFor(() => expect(waiting.at(-1)?.query).toBe('m'));
    await userEvent.keyboard('e');
    await waitFor(() => expect(waiting.at(-1)?.query).toBe('me'));
    await expect(calledOff).toContain('m');
    // An outdated response arrives last and changes nothing.
    waiting.at(-1)?.answer(places.filter(({ key }) => key === 'mel'));
    await waitFor(() => expect(options()).toHaveLength(1));
    waiting.at(-2)?.answer(places);
    await userEvent.keyboard('{Enter}');
    await expect(onOne.mock.calls).toEqual([['mel']]);
  },
};

export const Failed: Story = {
  render: () => <One options={loadPlaces} />,
  play: async ({ canvas }) => {
    waiting.length = 0;
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.answer(new Error('gone'));
    await expect(await screen.findByRole('button', { name: /Try again/ })).toBeVisible();
  },
};

export const OwnContent: Story = {
  render: () => (
    <One
      label="Part"
      lines={2}
      options={parts.slice(0, 60)}
      renderOption={(option, words) => (
        <span style={{ minWidth: 0 }}>
          <Text as="p" truncate>
            {words}
          </Text>
          <Text as="p" size="small" tone="muted">
            {`Sold in 25s, part ${option.key}`}
          </Text>
        </span>
      )}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByText(/Sold in 25s/).length).toBeGreaterThan(3));
  },
};

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog title="Send from" open={open} onOpenChange={setOpen}>
      <One />
    </Dialog>
  );
}

export const WithinADialog: Story = {
  tags: ['!autodocs'],
  render: () => <InDialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Send from' });
    const field = within(dialog).getByRole('combobox');
    await userEvent.click(field);
    await within(dialog).findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryByRole('listbox')).toBeNull();
    await expect(dialog).toBeVisible();
    await userEvent.click(field);
    await userEvent.click(await within(dialog).findByRole('option', { name: /Geelong/ }));
    await expect(onOne.mock.calls).toEqual([['gee']]);
  },
};

export const NarrowRightToLeft: Story = {
  render: () => (
    <div dir="rtl" style={{ width: 200 }}>
      <Many value={places} label="Warehouses that a line may leave from" />
    </div>
  ),
};
