import type { Envelope } from '@portal/domain/contract';
import type { UploadedList } from '@portal/domain/import';
import { expect, test, vi } from 'vitest';
import { CallError } from '../transport/call-error.ts';
import type { Transport } from '../transport/types.ts';
import { oneLinePerRow, readListFile } from './read-list-file.ts';

const sheet: UploadedList = { kind: 'sheet', sheet: 'A', others: [], cells: [['A', '1']] };
/** The server refuses the workbook whose name begins with `bad`. */
const call = vi.fn(
  async (_name: string, { file_name, content_base64 }: { file_name: string; content_base64: string }) => {
    if (content_base64 !== 'UEsDBA==') throw new Error('The workbook was sent in another encoding');
    if (file_name.startsWith('bad')) throw new CallError('error', { user_message: 'It has macros.' } as Envelope);
    return { ok: true, data: { list: sheet } };
  },
);
const transport = { call } as unknown as Pick<Transport, 'call'>;
const read = (name: string, ...parts: BlobPart[]) => readListFile(new File(parts, name), transport, 'tradeparts');

test('IMP-04 the content determines the kind of file: text is read here, a workbook goes to the server', async () => {
  expect(await read('a.xlsx', '\ufeffA;1')).toEqual({ ok: true, list: { kind: 'text', text: 'A;1' } });
  expect(await read('a.csv', new Uint8Array([0x50, 0x4b, 3, 4]))).toMatchObject({ ok: true, list: { kind: 'sheet' } });
});

test('IMP-01 IMP-04 a list has one row per part, however many lines a quoted cell has; other quotation marks are left alone', async () => {
  expect(await oneLinePerRow('A1;"Hex bolt\r\nM12\r\ngalv";10\r\nB2;Nut;20')).toBe(
    'A1;Hex bolt M12 galv;10\nB2;Nut;20',
  );
  const pasted = 'A1\t"Hex bolt\nM12 x 50\ngalv"\t10\nB2\tNut\t20';
  expect(await oneLinePerRow(pasted)).toBe('A1\tHex bolt M12 x 50 galv\t10\nB2\tNut\t20');
  for (const text of ['"1/2" bolt;5\n3/8" bolt;6', 'A1\t10\r\nB2\t20']) expect(await oneLinePerRow(text)).toBe(text);
});

test.each([
  ['empty.csv', '', 'It is empty.'],
  ['old.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'It is an old workbook format'],
  ['picture.csv', new Uint8Array([0x89, 0x50, 0, 1]), 'It is neither a workbook nor a text list.'],
  ['bad.xlsx', new Uint8Array([0x50, 0x4b, 3, 4]), 'It has macros.'],
])('IMP-04 %s is refused with its reason', async (name, content, why) => {
  const answer = await read(name, content);
  expect(answer).toMatchObject({ ok: false, why: expect.stringContaining(`${name} was not read. ${why}`) });
});

test('IMP-04 a file of more than 5 MB is rejected unread', async () => {
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.csv');
  const bytes = vi.spyOn(file, 'arrayBuffer');
  expect(await readListFile(file, transport, 'tradeparts')).toMatchObject({
    ok: false,
    why: expect.stringContaining('larger than 5 MB'),
  });
  expect(bytes).not.toHaveBeenCalled();
});
