import { wordFinder } from '@portal/domain/format';
import type { MediaFile } from '@portal/domain/hive';

/** What a field accepts; `any` in the library itself. */
export type MediaPurpose = 'picture' | 'document' | 'any';

/** What is listed: all files, those that need attention, or a folder with its subfolders. */
export type LibraryPlace =
  | { readonly kind: 'all' | 'recent' | 'undescribed' | 'unused' }
  | { readonly kind: 'folder'; readonly folder: string };

export const isUndescribed = ({ picture }: MediaFile): boolean => picture !== null && picture.alt === '';

/** The files that a field accepts. */
export const filesFor = (files: readonly MediaFile[], purpose: MediaPurpose): readonly MediaFile[] =>
  files.filter(({ picture }) => purpose === 'any' || (picture === null) === (purpose === 'document'));

const extensions: Readonly<Record<MediaPurpose, readonly string[]>> = {
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.svg'],
  document: ['.pdf'],
  any: ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.svg', '.pdf'],
};

/** The `accept` of a file field. */
export const acceptedFor = (purpose: MediaPurpose): string => extensions[purpose].join(',');

/** Whether a dropped or pasted file is of a kind that the field does not accept: it would be added, but not listed. */
export function isOtherKind({ name, type }: Pick<File, 'name' | 'type'>, purpose: MediaPurpose): boolean {
  const isPdf = type === 'application/pdf' || name.toLowerCase().endsWith('.pdf');
  return purpose !== 'any' && isPdf !== (purpose === 'document');
}

const isIn = (folder: string, parent: string) => folder === parent || folder.startsWith(`${parent}/`);

/** The files of a place. `recent` has the numbers of those that this person used last, the newest first. */
export function filesAt(
  files: readonly MediaFile[],
  place: LibraryPlace,
  recent: readonly number[],
): readonly MediaFile[] {
  switch (place.kind) {
    case 'all':
      return files;
    case 'recent':
      return recent.flatMap((id) => files.find(({ media_id }) => media_id === id) ?? []);
    case 'undescribed':
      return files.filter(isUndescribed);
    case 'unused':
      return files.filter(({ uses }) => uses.length === 0);
    case 'folder':
      return files.filter(({ folder }) => isIn(folder, place.folder));
  }
}

export const libraryOrders = ['newest', 'oldest', 'name', 'largest'] as const;
export type LibraryOrder = (typeof libraryOrders)[number];

const byName = new Intl.Collator('en-AU', { numeric: true });
const compare: Readonly<Record<LibraryOrder, (a: MediaFile, b: MediaFile) => number>> = {
  newest: (a, b) => Date.parse(b.added) - Date.parse(a.added),
  oldest: (a, b) => Date.parse(a.added) - Date.parse(b.added),
  name: (a, b) => byName.compare(a.name, b.name),
  largest: (a, b) => b.bytes - a.bytes,
};

export const sortedFiles = (files: readonly MediaFile[], order: LibraryOrder): readonly MediaFile[] =>
  [...files].sort(compare[order]);

/** The files whose name or alt text has all words of a search. */
export function searchFiles(files: readonly MediaFile[], search: string): readonly MediaFile[] {
  const isFound = wordFinder(search);
  return files.filter(({ name, picture }) => isFound(`${name} ${picture?.alt ?? ''}`));
}

export interface LibraryFolder {
  readonly folder: string;
  readonly label: string;
  /** 0 at the top. */
  readonly depth: number;
  readonly files: number;
}

/** All folders, each after the one that it is in, with the number of files in it and below. */
export function foldersOf(files: readonly MediaFile[]): readonly LibraryFolder[] {
  const names = new Set<string>();
  for (const { folder } of files) {
    const parts = folder === '' ? [] : folder.split('/');
    for (const index of parts.keys()) names.add(parts.slice(0, index + 1).join('/'));
  }
  return [...names]
    .sort((a, b) => a.localeCompare(b, 'en-AU'))
    .map((folder) => ({
      folder,
      label: folder.slice(folder.lastIndexOf('/') + 1),
      depth: folder.split('/').length - 1,
      files: files.filter((file) => isIn(file.folder, folder)).length,
    }));
}
