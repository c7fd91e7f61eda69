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

test('IMP-04 a quoted cell of three lines, in a file sent directly to the call, is one cell of its row', async () => {
  const bytes = new TextEncoder().encode('code,text,qty\nA1,"Hex bolt\nM12 x 50\ngalv",10\n');
  expect(await readListFile(bytes, 'u1')).toEqual({
    kind: 'text',
    text: 'code,text,qty\nA1,Hex bolt M12 x 50 galv,10\n',
  });
});
