import type { MediaFile } from '@portal/domain/hive';
import { expect, test } from 'vitest';
import { filesAt, filesFor, foldersOf, isOtherKind, searchFiles, sortedFiles } from './library-files.ts';

const file = (media_id: number, name: string, folder: string, more: Partial<MediaFile> = {}): MediaFile => ({
  media_id,
  name,
  folder,
  type: 'image/webp',
  bytes: 1000,
  path: `/media/${media_id}/a/640.webp`,
  picture: { width: 640, height: 480, widths: [320, 640], focus: [50, 50], alt: '' },
  added: '2026-11-18T00:00:00.000Z',
  added_by: 'staff',
  uses: [],
  ...more,
});
const picture = { width: 640, height: 480, widths: [640], focus: [50, 50], alt: 'Crane over a shed' } as const;
const files = [
  file(1, 'shed.jpg', 'Campaigns/Shutdown', { picture, uses: [{ page_id: 1, label: 'Home', live: true }] }),
  file(2, 'nuts.png', 'Campaigns'),
  file(3, 'torque.pdf', '', { picture: null }),
  file(4, 'yard.jpg', 'Campaigns2'),
];
const ids = (found: readonly MediaFile[]) => found.map(({ media_id }) => media_id);

test('a picture field is offered no documents, and a document field no pictures', () => {
  expect(ids(filesFor(files, 'picture'))).toEqual([1, 2, 4]);
  expect(ids(filesFor(files, 'document'))).toEqual([3]);
  expect(ids(filesFor(files, 'any'))).toEqual([1, 2, 3, 4]);
});

test('a folder lists the files in it and below, not those of a folder with a similar name', () => {
  expect(ids(filesAt(files, { kind: 'folder', folder: 'Campaigns' }, []))).toEqual([1, 2]);
  expect(foldersOf(files)).toEqual([
    { folder: 'Campaigns', label: 'Campaigns', depth: 0, files: 2 },
    { folder: 'Campaigns/Shutdown', label: 'Shutdown', depth: 1, files: 1 },
    { folder: 'Campaigns2', label: 'Campaigns2', depth: 0, files: 1 },
  ]);
});

test('pictures without alt text and files that no page uses are listed', () => {
  expect(ids(filesAt(files, { kind: 'undescribed' }, []))).toEqual([2, 4]);
  expect(ids(filesAt(files, { kind: 'unused' }, []))).toEqual([2, 3, 4]);
});

test('a search finds words of the name and of the alt text', () => {
  expect(ids(searchFiles(files, 'crane'))).toEqual([1]);
  expect(ids(searchFiles(files, 'NUTS'))).toEqual([2]);
  expect(ids(searchFiles(files, ' '))).toEqual([1, 2, 3, 4]);
});

test('HIVE-13 a field for pictures takes no PDF, one for documents nothing else, the library itself both', () => {
  const pdf = { name: 'Chart.PDF', type: '' };
  const photo = { name: 'shed.jpg', type: 'image/jpeg' };
  expect([isOtherKind(pdf, 'picture'), isOtherKind(photo, 'picture')]).toEqual([true, false]);
  expect([isOtherKind(pdf, 'document'), isOtherKind(photo, 'document')]).toEqual([false, true]);
  expect([isOtherKind(pdf, 'any'), isOtherKind(photo, 'any')]).toEqual([false, false]);
});

test('files are sorted by age, name or size', () => {
  const [old, small, ten] = [
    file(5, 'bolt 9.jpg', '', { added: '2026-01-02T00:00:00.000Z' }),
    file(6, 'Anchor.jpg', '', { bytes: 10 }),
    file(7, 'bolt 10.jpg', '', { bytes: 5000 }),
  ];
  const all = [small, ten, old];
  expect(ids(sortedFiles(all, 'newest'))).toEqual([6, 7, 5]);
  expect(ids(sortedFiles(all, 'oldest'))).toEqual([5, 6, 7]);
  expect(ids(sortedFiles(all, 'name'))).toEqual([6, 5, 7]);
  expect(ids(sortedFiles(all, 'largest'))).toEqual([7, 5, 6]);
});

test('recently used files are listed in that order; one that was deleted is not', () => {
  expect(ids(filesAt(files, { kind: 'recent' }, [4, 99, 1]))).toEqual([4, 1]);
});
