import { largestMedia } from '@portal/domain/hive';

const megabytes = `${largestMedia / 1024 / 1024} MB`;

/** Refusals of the library of pictures and documents. */
export const mediaMessages = {
  tooLarge: `Not added: the file is larger than ${megabytes}. Make it smaller and upload it again.`,
  empty: 'Not added: the file is empty.',
  incomplete: 'Not added: the upload was interrupted. Upload it again.',
  wrongKind: (found: string | null) =>
    `Not added: ${found === null ? 'the portal does not know this kind of file' : `browsers can’t show ${found}`}. Save it as JPEG, PNG, WebP, AVIF, GIF, SVG or PDF, up to ${megabytes}, and upload it again.`,
  damaged: 'Not added: the file is damaged or incomplete. Save it again in its program and upload that copy.',
  tooManyPixels: (most: number) =>
    `Not added: the picture has more than ${most} million pixels. Make it smaller and upload it again.`,
  infected: 'Not added: the virus scanner found a threat in the file. Check where it comes from.',
  notScanned: 'Not added: the virus scanner didn’t respond. Nothing is lost; try again in a few minutes.',
  busy: 'Many pictures are being processed. Try again in a minute.',
  tooMany: (most: number) => `You have uploaded ${most} files within an hour. Upload the rest later.`,
  wrongRequest: 'The upload has no valid name, or its folder or the file to replace is not valid.',
  replaceKind: 'Not replaced: a picture can only be replaced by a picture, and a document by a document.',
  cropKind: 'Only photos can be cropped, not drawings or documents.',
  gone: 'This file is no longer in the library.',
  formerGone: 'The former file is no longer stored, or is shown already.',
  inUse: (pages: string) =>
    `Not deleted: it is used on ${pages}. Remove it from there, or replace it with another file.`,
  onlyMarketing: 'A published page shows this picture. Only marketing can change it.',
};
