import { largestListFile } from '@portal/domain/import';
import { expect, test } from 'vitest';
import { refusalOf } from '../services.fixture.ts';
import { readListFile } from './read-list-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

test('IMP-04 text is returned as it is', async () => {
  expect(await readListFile(bytesOf('HXB-12050-88Z, 100'), 'moira')).toEqual({
    kind: 'text',
    text: 'HXB-12050-88Z, 100',
  });
});

test.each([
  ['an empty file', new Uint8Array(), 'empty_file'],
  ['a workbook of the old kind', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old_workbook'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]), 'wrong_kind'],
  ['a file that is too large', new Uint8Array(largestListFile + 1), 'too_large'],
])('IMP-04 %s is refused', async (_, bytes, error) => {
  expect(await refusalOf(readListFile(bytes, 'moira'))).toMatchObject({ error });
});
