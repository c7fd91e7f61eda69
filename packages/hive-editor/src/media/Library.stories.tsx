import type { FormerFile, MediaFile } from '@portal/domain/hive';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { mediaMessages } from '../messages/media.ts';
import { type Replies, StoryPortal } from '../support/StoryPortal.tsx';
import { LibraryDialog, type LibraryDialogProps } from './LibraryDialog.tsx';
import type { UploadFile } from './upload-file.ts';
import type { StoredUpload, UploadStorage } from './upload-storage.ts';

/** A drawing in two colours in place of a photo. */
const drawing = (background: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200"><rect width="300" height="200" fill="${background}"/><path d="M0 200 90 70l60 60 70-90 80 160z" fill="${shape}"/></svg>`,
  )}`;

const file = (
  media_id: number,
  name: string,
  folder: string,
  alt: string,
  more: Partial<MediaFile> = {},
): MediaFile => ({
  media_id,
  name,
  folder,
  type: 'image/webp',
  bytes: 312_000,
  path: drawing(media_id % 2 ? '#33475b' : '#d8e0e6', media_id % 2 ? '#e0a030' : '#7c4a3a'),
  picture: { width: 2400, height: 1600, widths: [320, 640, 2400], focus: [50, 50], alt },
  added: '2026-11-18T01:00:00.000Z',
  added_by: 'priya',
  uses: [],
  ...more,
});
const home = { page_id: 1, label: 'Home', live: true };
const files: readonly MediaFile[] = [
  file(900000001, 'shed-newcastle-03.jpg', 'Campaigns/Shutdown', 'Crane lifting a beam in a steel shed', {
    uses: [home, { page_id: 2, label: 'Spring shutdown 2026', live: false }],
  }),
  file(900000002, 'rail-bridge-singleton.jpg', 'Campaigns/Shutdown', ''),
  file(900000003, 'hex-nuts-m16-galv.jpg', 'Products', 'Five galvanised hexagon nuts'),
  file(900000004, 'torque-chart.pdf', 'Products', '', { type: 'application/pdf', picture: null, bytes: 1_240_000 }),
];

const former: FormerFile = {
  version: 'a1',
  type: 'image/webp',
  bytes: 290_000,
  width: 2400,
  height: 1600,
  thumbnail: drawing('#d8e0e6', '#33475b'),
  replaced: '2026-11-24T01:00:00.000Z',
  replaced_by: 'priya',
  removed_from: '2026-12-24T01:00:00.000Z',
};

const replies: Replies = {
  'media/get-former': () => ({ former: [] }),
  'media/get-files': () => ({ files }),
  'media/update': ({ media_id }) => ({ file: files.find((each) => each.media_id === media_id) }),
  'media/delete': () => ({}),
  'media/crop': () => ({ file: files[1] }),
};

/** Files being uploaded, in memory for the duration of the story. */
function storageWith(...stored: readonly StoredUpload[]): UploadStorage {
  let all = stored;
  return {
    read: async () => all,
    write: async (uploads) => {
      all = [...all, ...uploads];
    },
    remove: async (gone) => {
      all = all.filter(({ key }) => key !== gone);
    },
  };
}

interface ShownProps extends LibraryDialogProps {
  replies: Replies;
}
function Shown({ replies: own, storage, ...props }: ShownProps) {
  // Unfinished uploads of one story would continue in the next one.
  const [empty] = useState(() => storageWith());
  return (
    <StoryPortal own={own}>
      <LibraryDialog {...props} storage={storage ?? empty} />
    </StoryPortal>
  );
}

const onChoose = fn();
const meta = {
  title: 'Page builder/Library',
  component: Shown,
  args: { purpose: 'picture', goesTo: 'Background picture', onChoose, onClose: fn(), replies },
  beforeEach: () => onChoose.mockClear(),
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

/** By keyboard: search, choose with the arrow keys, use with Enter. A picture field is offered no documents. */
export const Choose: Story = {
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    await waitFor(() => expect(dialog.getByRole('searchbox', { name: 'Name or alt text' })).toHaveFocus());
    const group = within(await dialog.findByRole('radiogroup', { name: 'Files' }));
    await expect(group.getAllByRole('radio')).toHaveLength(3);
    await expect(group.queryByRole('radio', { name: /torque/ })).toBeNull();
    await userEvent.keyboard('nuts');
    await waitFor(() => expect(group.getAllByRole('radio')).toHaveLength(1));
    await userEvent.clear(dialog.getByRole('searchbox', { name: 'Name or alt text' }));
    await userEvent.click(group.getByRole('radio', { name: /shed-newcastle/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(group.getByRole('radio', { name: /rail-bridge.*No alt text/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ media_id: 900000002 }));
  },
};

/** Details of a file in use: where, and why it cannot be deleted. */
export const Details: Story = {
  args: { chosen: 900000001 },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    const details = within(await dialog.findByRole('region', { name: 'Details' }));
    await expect(details.getByText('Used on 2 pages')).toBeVisible();
    await expect(details.getByText('Spring shutdown 2026')).toBeVisible();
    await expect(details.getByRole('button', { name: /Delete/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(details.getByRole('textbox', { name: 'Alt text' })).toHaveValue(
      'Crane lifting a beam in a steel shed',
    );
    await expect(details.getByRole('slider', { name: 'Focal point from the left' })).toBeVisible();
  },
};

/** A cropped copy: its part of the picture is shown, and the copy is chosen. */
export const Crop: Story = {
  args: { chosen: 900000001 },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    const shape = await dialog.findByRole('combobox', { name: 'Shape of a cropped copy' });
    await userEvent.selectOptions(shape, '1 × 1');
    await userEvent.click(dialog.getByRole('button', { name: 'Add cropped copy' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: /rail-bridge/ })).toBeChecked());
    await expect(dialog.getByRole('radio', { name: /rail-bridge/ })).toHaveFocus();
  },
};

/** A file that no page uses is deleted after a confirmation. */
export const Delete: Story = {
  args: { chosen: 900000003 },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    const details = within(await dialog.findByRole('region', { name: 'Details' }));
    await userEvent.click(details.getByRole('button', { name: 'Delete' }));
    await expect(details.getByRole('button', { name: 'Keep file' })).toHaveFocus();
    await expect(details.getByText('Delete hex-nuts-m16-galv.jpg for good?')).toBeVisible();
  },
};

const never: UploadFile = ({ onProgress }) => {
  onProgress(1_300_000);
  return new Promise(() => {});
};
const photo = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

/** Uploads run one after the other; a file that is too large is refused at its line until the message is dismissed. */
export const Uploads: Story = {
  args: { upload: never },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    await dialog.findByRole('radiogroup', { name: 'Files' });
    const input = dialog.getByLabelText('Upload files', { selector: 'input' });
    const chosen = [
      photo('beam-lift-tomago.jpg', 4_300_000),
      photo('crate.jpg', 900_000),
      photo('print.tif.jpg', 22_000_000),
    ];
    await userEvent.upload(input, chosen);
    const rows = within(dialog.getByRole('list', { name: 'Uploads' }));
    await waitFor(() => expect(rows.getByText('1.3 MB of 4.3 MB')).toBeVisible());
    await expect(rows.getByText('Waiting')).toBeVisible();
    await expect(rows.getByRole('alert')).toHaveTextContent('Not added: the file is larger than 20 MB');
    await userEvent.click(rows.getByRole('button', { name: 'Dismiss the message about print.tif.jpg' }));
    await expect(rows.queryByRole('alert')).toBeNull();
    await userEvent.click(rows.getByRole('button', { name: 'Stop uploading crate.jpg' }));
    await expect(rows.queryByText('crate.jpg')).toBeNull();
  },
};

const refuses: UploadFile = () =>
  Promise.reject(
    new Error('Not added: browsers can’t show TIFF. Save it as JPEG, PNG or WebP, up to 20 MB, and upload it again.'),
  );

/** The server’s refusal is shown at its file. */
export const Refused: Story = {
  args: { upload: refuses },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    await dialog.findByRole('radiogroup', { name: 'Files' });
    await userEvent.upload(dialog.getByLabelText('Upload files', { selector: 'input' }), photo('shed-roof.jpg', 900));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('browsers can’t show TIFF'));
  },
};

const goesOn = storageWith({ key: 'a', file: photo('yard.jpg', 900), folder: 'Sites' });

/** An upload left by a closed page continues when the library is opened, into its folder. */
export const GoesOn: Story = {
  tags: ['no-visual'],
  args: {
    storage: goesOn,
    upload: async ({ file: sent, folder }) => file(900000003, sent.name, folder, ''),
  },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    await waitFor(() => expect(dialog.getByText('yard.jpg was added.')).toBeInTheDocument());
    await expect(dialog.queryByRole('list', { name: 'Uploads' })).toBeNull();
    await expect(await goesOn.read()).toEqual([]);
  },
};

let isReached = false;

/** Without a connection a file waits; it is sent by itself once there is one. */
export const WithoutConnection: Story = {
  tags: ['no-visual'],
  args: {
    upload: async ({ file: sent }) => {
      if (!isReached) throw new Error(mediaMessages.notReached);
      return file(900000003, sent.name, '', '');
    },
  },
  play: async () => {
    isReached = false;
    const dialog = await dialogNamed('Choose a picture');
    await dialog.findByRole('radiogroup', { name: 'Files' });
    await userEvent.upload(dialog.getByLabelText('Upload files', { selector: 'input' }), photo('yard.jpg', 900));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Not added yet'));
    isReached = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(dialog.getByText('yard.jpg was added.')).toBeInTheDocument());
  },
};

/** Sorted by name or size; recently used files have a list of their own, the newest first. */
export const Sorted: Story = {
  tags: ['no-visual'],
  beforeEach: () => localStorage.removeItem('portal.hive.recent-files'),
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    const group = within(await dialog.findByRole('radiogroup', { name: 'Files' }));
    const names = () => group.getAllByRole('radio').map((each) => each.closest('label')?.textContent ?? '');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sort' }), 'By name');
    await expect(names().map((name) => name.slice(0, 4))).toEqual(['hex-', 'rail', 'shed']);
    await userEvent.dblClick(group.getByRole('radio', { name: /rail-bridge/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Show' }), 'Recently used (1)');
    await expect(names()).toHaveLength(1);
    await expect(dialog.queryByRole('combobox', { name: 'Sort' })).toBeNull();
  },
};

/** A document dropped on a picture field is refused at its line, and not sent. */
export const DocumentForAPicture: Story = {
  tags: ['no-visual'],
  args: { upload: never },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    const group = await dialog.findByRole('radiogroup', { name: 'Files' });
    await expect(dialog.getByLabelText('Upload files', { selector: 'input' })).toHaveAttribute(
      'accept',
      expect.not.stringContaining('.pdf'),
    );
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7'], 'torque-chart.pdf', { type: 'application/pdf' }));
    group.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('a PDF is a document'));
  },
};

/** A picture from the clipboard is uploaded and chosen. */
export const Pasted: Story = {
  tags: ['no-visual'],
  args: { upload: async () => file(900000003, 'pasted.png', '', '') },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    await dialog.findByRole('radiogroup', { name: 'Files' });
    const data = new DataTransfer();
    data.items.add(photo('pasted.png', 900));
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
    dialog.getByRole('searchbox', { name: 'Name or alt text' }).dispatchEvent(paste);
    await waitFor(() => expect(dialog.getByText('pasted.png was added.')).toBeInTheDocument());
    await expect(dialog.getByRole('radio', { name: /hex-nuts/ })).toBeChecked();
  },
};

/** A file is replaced, and the replacement is announced. */
export const Replaced: Story = {
  tags: ['no-visual'],
  args: { chosen: 900000001, upload: async ({ replace }) => file(replace ?? 0, 'shed-newcastle-03.jpg', '', '') },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    await userEvent.upload(await dialog.findByLabelText('File to put in its place'), photo('roof.jpg', 900));
    await waitFor(() => expect(dialog.getByText('shed-newcastle-03.jpg was replaced everywhere.')).toBeInTheDocument());
  },
};

/** HIVE-13: below the button that replaces it are the pictures of the last 30 days, each of which can be restored. */
export const PutBack: Story = {
  args: {
    chosen: 900000001,
    replies: {
      ...replies,
      'media/get-former': () => ({ former: [former] }),
      'media/put-back': () => ({ file: files[0] }),
    },
  },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    const details = within(await dialog.findByRole('region', { name: 'Details' }));
    await expect(await details.findByText('Former pictures')).toBeVisible();
    await expect(details.getByText(/stored until Dec 24 2026/)).toBeVisible();
    const putBack = details.getByRole('button', { name: 'Put back what was replaced Nov 24 2026' });
    putBack.scrollIntoView({ block: 'end' });
    await expect(putBack).toBeVisible();
  },
};

/** What happened is announced, and the focus is on the file. */
export const PuttingBack: Story = {
  ...PutBack,
  tags: ['no-visual'],
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    await userEvent.click(await dialog.findByRole('button', { name: 'Put back what was replaced Nov 24 2026' }));
    await waitFor(() => expect(dialog.getByText('shed-newcastle-03.jpg is as it was before.')).toBeInTheDocument());
    await expect(dialog.getByRole('radio', { name: /shed-newcastle/ })).toHaveFocus();
  },
};

/** Only marketing can undo what visitors see; the refusal is shown at the picture. */
export const PutBackRefused: Story = {
  tags: ['no-visual'],
  args: { chosen: 900000001, replies: { ...replies, 'media/get-former': () => ({ former: [former] }) } },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    await userEvent.click(await dialog.findByRole('button', { name: 'Put back what was replaced Nov 24 2026' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = { args: { replies: { 'media/get-files': () => new Promise(() => {}) } } };
export const Empty: Story = {
  args: { replies: { 'media/get-files': () => ({ files: [] }) } },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    await expect(await dialog.findByText('No files here yet.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { replies: {} },
  play: async () => {
    const dialog = await dialogNamed('Choose a picture');
    await expect(await dialog.findByText('We couldn’t load the library.')).toBeVisible();
  },
};
