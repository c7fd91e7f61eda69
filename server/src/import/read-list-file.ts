import type { CallReply } from '@portal/domain/contract';
import { withOneLineCells } from '@portal/domain/csv';
import { decodeListText, kindOfFile, largestListFile } from '@portal/domain/import';
import { Refusal, tooLarge } from '../calls/refusal.ts';
import { importMessages } from '../messages/import.ts';
import { WorkbookRefusal } from './inspect-workbook.ts';
import { readWorkbook } from './read-workbook.ts';

/** No `action`: the message is shown beside the file input only. */
const refused = (error: string, user_message: string) => new Refusal(error, { user_message });

/**
 * IMP-04: reads an uploaded list for a user. The content decides the kind of file; nothing is stored. Throws a refusal if it is too large,
 * empty, or neither text nor a workbook.
 */
export async function readListFile(
  bytes: Uint8Array<ArrayBuffer>,
  userId: string,
): Promise<CallReply<'{product}-file-upload'>['list']> {
  if (bytes.length > largestListFile) throw tooLarge();
  switch (kindOfFile(bytes)) {
    case 'empty':
      throw refused('empty_file', importMessages.empty);
    case 'old_workbook':
      throw refused('old_workbook', importMessages.oldWorkbook);
    case 'other':
      throw refused('wrong_kind', importMessages.wrongKind);
    case 'text':
      return { kind: 'text', text: withOneLineCells(decodeListText(bytes)) };
    case 'zip':
      try {
        return await readWorkbook(bytes, userId);
      } catch (error) {
        if (error instanceof WorkbookRefusal) throw refused(error.reason, error.message);
        throw error;
      }
  }
}
