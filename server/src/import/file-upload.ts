import { decodeListText, kindOfFile, largestListFile } from '@portal/domain/import';
import type { Handler } from '../calls/handler.ts';
import { Refusal, tooLarge } from '../calls/refusal.ts';
import { importMessages } from '../messages/import.ts';
import { signedIn } from '../session/access.ts';
import { WorkbookRefusal } from './inspect-workbook.ts';
import { readWorkbook } from './read-workbook.ts';

/** No `action`: the message is shown beside the file input only. */
const refused = (error: string, user_message: string) => new Refusal(error, { user_message });

const otherProduct = () => new Refusal('unknown_call', { user_message: importMessages.noCall }, 404);

/** IMP-04: reads an uploaded list. The content decides the kind of file; nothing is stored. */
export const fileUpload: Handler<'fileUpload'> = async ({ data, parameters, caller }, { config }) => {
  if (parameters.product !== config.product) throw otherProduct();
  const bytes = new Uint8Array(Buffer.from(data.content_base64, 'base64'));
  if (bytes.length > largestListFile) throw tooLarge();
  switch (kindOfFile(bytes)) {
    case 'empty':
      throw refused('empty_file', importMessages.empty);
    case 'old_workbook':
      throw refused('old_workbook', importMessages.oldWorkbook);
    case 'other':
      throw refused('wrong_kind', importMessages.wrongKind);
    case 'text':
      return { data: { list: { kind: 'text', text: decodeListText(bytes) } } };
    case 'zip':
      try {
        return { data: { list: await readWorkbook(bytes, signedIn(caller).userId) } };
      } catch (error) {
        if (error instanceof WorkbookRefusal) throw refused(error.reason, error.message);
        throw error;
      }
  }
};
