import { largestMedia } from '@portal/domain/hive';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-AU')} ${number === 1 ? one : many}`;

/** Size of a file: `312 kB`, `4.3 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const kinds: Readonly<Record<string, string>> = {
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
};

/** The library of pictures and documents in the page builder. */
export const mediaMessages = {
  titles: { picture: 'Choose a picture', document: 'Choose a document', any: 'Pictures and documents' },
  search: 'Name or alt text',
  upload: 'Upload files',
  uploads: 'Uploads',
  uploading: (name: string) => `Uploading ${name}`,
  sent: (sent: number, all: number) => `${fileSize(sent)} of ${fileSize(all)}`,
  waiting: 'Waiting',
  cancel: (name: string) => `Stop uploading ${name}`,
  dismiss: (name: string) => `Dismiss the message about ${name}`,
  retry: 'Try again',
  tooLarge: `Not added: the file is larger than ${largestMedia / 1024 / 1024} MB. Make it smaller and upload it again.`,
  otherKind: {
    picture: 'Not added: a PDF is a document, and a picture is needed here. Use a JPEG, PNG, WebP, AVIF, GIF or SVG.',
    document: 'Not added: a picture is not a document. Use a PDF.',
  },
  notReached: 'Not added yet: we couldn’t reach the portal. We’ll try again as soon as there is a connection.',
  added: (name: string) => `${name} was added.`,
  replaced: (name: string) => `${name} was replaced everywhere.`,
  folders: 'Folders',
  places: { all: 'All files', recent: 'Recently used', undescribed: 'Without alt text', unused: 'Not used' },
  folderField: 'Show',
  found: (number: number) => `${count(number, 'file', 'files')}, drop or paste files here to add them`,
  order: 'Sort',
  orders: { newest: 'Newest first', oldest: 'Oldest first', name: 'By name', largest: 'Largest first' },
  files: 'Files',
  noAlt: 'No alt text',
  loadFailed: 'We couldn’t load the library.',
  empty: 'No files here yet.',
  emptyHint: 'Drop or paste files here, or upload them with the button above.',
  nothingFound: 'No file matches.',
  chooseFirst: 'Choose a file first.',
  use: { picture: 'Use this picture', document: 'Use this document' },
  stop: 'Cancel',
  goesTo: (setting: string) => `Goes to ${setting}`,
  details: 'Details',
  selectHint: 'Choose a file to see its details.',
  dimensions: (width: number, height: number) => `${width.toLocaleString('en-AU')} × ${height.toLocaleString('en-AU')}`,
  facts: { dimensions: 'Dimensions', size: 'Size', added: 'Added' },
  pixels: 'px',
  sizeAndKind: (bytes: number, type: string) => `${fileSize(bytes)}, ${kinds[type] ?? type}`,
  addedBy: (date: string, by: string) => `${date}, ${by}`,
  name: 'Name',
  folder: 'Folder',
  folderHint: 'A new name makes a new folder; / puts one in another.',
  alt: 'Alt text',
  altHint: 'Read aloud instead of the picture. A page can use its own words.',
  focus: 'Focal point',
  focusHint: 'Stays in view where the picture is cropped. Click the picture, or use the sliders.',
  focusAcross: 'Focal point from the left',
  focusDown: 'Focal point from the top',
  percent: (value: number) => `${value} %`,
  crop: 'Shape of a cropped copy',
  cropNone: 'Not cropped',
  cropShape: (shape: string) => shape.replace(':', ' × '),
  cropAdd: 'Add cropped copy',
  cropHint: 'Cut around the focal point. The picture itself stays as it is.',
  uses: (number: number) => (number === 0 ? 'Not used on any page' : `Used on ${count(number, 'page', 'pages')}`),
  live: 'Live',
  draft: 'Draft',
  replace: 'Replace everywhere',
  replaceHint: (number: number) =>
    number === 0
      ? 'Puts another file in its place. Name, folder, focal point and alt text stay. You can undo this for 30 days.'
      : `Puts another file in its place on ${count(number, 'page', 'pages')}. Focal point and alt text stay. You can undo this for 30 days.`,
  replaceFile: 'File to put in its place',
  former: {
    title: (isPicture: boolean) => (isPicture ? 'Former pictures' : 'Former documents'),
    replaced: (date: string, by: string) => `Replaced ${date} by ${by}`,
    until: (date: string) => `stored until ${date}`,
    putBack: 'Put back',
    putBackOf: (date: string) => `Put back what was replaced ${date}`,
    done: (name: string) => `${name} is as it was before.`,
    loadFailed: 'We couldn’t load what was replaced. Close the library and open it again.',
  },
  remove: 'Delete',
  usedReason: 'It is used on a page. Remove it from there first, or replace it.',
  removeAsk: (name: string) => `Delete ${name} for good?`,
  removeYes: 'Delete file',
  removeNo: 'Keep file',
  field: {
    choose: (setting: string) => `Choose from the library: ${setting}`,
    chooseWord: 'Choose from the library',
    change: 'Change',
    remove: 'Remove',
    changeOf: (setting: string) => `Change ${setting}`,
    removeOf: (setting: string) => `Remove ${setting}`,
    gone: 'This file is no longer in the library.',
  },
};
