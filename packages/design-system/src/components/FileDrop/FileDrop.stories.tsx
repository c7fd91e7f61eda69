import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import type { DroppedFile, FileDropProps } from './FileDrop.props.ts';
import { FileDrop } from './FileDrop.tsx';

const lines = (name: string, bytes = 20, type = 'text/csv') => new File(['x'.repeat(bytes)], name, { type });

const going: readonly DroppedFile[] = [
  { key: 'a', name: 'October order.csv', bytes: 48_200 },
  {
    key: 'b',
    name: 'Gate C fasteners, revision 4, as agreed with the site office.xlsx',
    bytes: 3_400_000,
    progress: 0.6,
  },
  { key: 'c', name: 'scan.pdf', bytes: 900_000, progress: null },
  { key: 'd', name: 'November.csv', bytes: 52_000, error: 'The connection was lost' },
];

function Held(props: FileDropProps) {
  const [files, setFiles] = useState(props.files);
  const add = (next: readonly File[]) => {
    const added = next.map(({ name, size }) => ({ key: name, name, bytes: size }));
    setFiles((before) => (props.multiple ? [...before, ...added] : added));
    props.onFiles(next);
  };
  const remove = (key: string) => {
    setFiles((before) => before.filter((each) => each.key !== key));
    props.onRemove(key);
  };
  return <FileDrop {...props} files={files} onFiles={add} onRemove={remove} />;
}

const meta = {
  title: 'Design system/FileDrop',
  tags: ['autodocs'],
  component: FileDrop,
  args: {
    label: 'Lists of parts',
    accept: ['.csv', '.xlsx', '.pdf'],
    maxBytes: 5_000_000,
    multiple: true,
    files: [],
    onFiles: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Held {...args} />
    </div>
  ),
} satisfies Meta<typeof FileDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'A column of codes and one of quantities' } };

export const OnTheirWay: Story = {
  args: { files: going },
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Lists of parts: taken' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByRole('progressbar', { name: /^Sending Gate C/ })).toHaveAttribute('aria-valuetext', '60 %');
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('d');
    await userEvent.click(list.getByRole('button', { name: 'Stop and remove scan.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('c');
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no input for files');
    const opened = fn();
    input.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('CSV, XLSX or PDF, at most 5 MB');
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    const transfer = new DataTransfer();
    for (const file of [lines('a.csv'), lines('b.csv')]) transfer.items.add(file);
    input.files = transfer.files;
    fireEvent.change(input);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const Dropped: Story = {
  args: { maxBytes: 1000 },
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    for (const file of [lines('good.csv'), lines('photo.heic', 20, 'image/heic'), lines('long.csv', 2000)]) {
      dataTransfer.items.add(file);
    }
    const drag = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    const zone = canvas.getByText('Drop files here');
    fireEvent(zone, drag('dragover'));
    await expect(await canvas.findByText('Let go to add files')).toBeVisible();
    fireEvent(zone, drag('drop'));
    const alert = within(canvas.getByRole('alert'));
    await expect(await alert.findByText('photo.heic can’t be added: only CSV, XLSX or PDF files')).toBeVisible();
    await expect(alert.getByText('long.csv is 2 kB, at most 1 kB can be sent')).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('good.csv');
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <FileDrop {...args} error="Add at least one list" />
      <FileDrop {...args} disabled files={going.slice(0, 1)} />
      <FileDrop {...args} readOnly files={going.slice(0, 1)} />
    </Stack>
  ),
};

export const NarrowRightToLeft: Story = {
  args: { files: going, multiple: false },
  render: (args) => (
    <div dir="rtl" style={{ width: 260 }}>
      <Held {...args} />
    </div>
  ),
};
