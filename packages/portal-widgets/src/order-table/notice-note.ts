import { canRetry, type LineNotice } from '@portal/domain/cart';
import { formatNumber } from '@portal/domain/format';
import type { FormatOptions } from '../internal/format-options.ts';
import { commonMessages } from '../messages/common.ts';
import { orderLineMessages } from '../messages/order-line.ts';
import type { LineNote } from './line-view.ts';

const words = orderLineMessages.notes.notice;

type Pieces = (count: number) => string;

function changeWords(from: number | null, to: number | null, pieces: Pieces): string {
  if (from === null && to !== null) return words.added(pieces(to));
  if (from !== null && (to === null || to === 0)) return words.removed(pieces(from));
  if (from !== null && to !== null && from !== to) return words.quantity(pieces(from), pieces(to));
  return words.noteChanged;
}

/** Remote edits of a line and what the server refused (P4, P5). Shown at the line, before its own state. */
export function noticeNote(notice: LineNotice, format: FormatOptions): LineNote {
  const pieces: Pieces = (count) => formatNumber(count, format.number_format);
  switch (notice.kind) {
    case 'changed':
      return {
        tone: 'info',
        what: words.changed(notice.by),
        why: changeWords(notice.from, notice.to, pieces),
        remedies: [
          ...(notice.from === null || notice.from === notice.to
            ? []
            : [{ id: 'take_back' as const, label: words.restore(pieces(notice.from)) }]),
          { id: 'accept', label: words.keep },
        ],
      };
    case 'overwrote':
      return {
        tone: 'warning',
        what: words.overwrote(notice.by),
        why: words.overwroteDetail(pieces(notice.quantity)),
        remedies: [
          { id: 'take_back', label: words.use(pieces(notice.quantity)) },
          { id: 'accept', label: words.keepMine },
        ],
      };
    case 'corrected':
      return {
        tone: 'info',
        what: words.corrected(pieces(notice.from), pieces(notice.to)),
        why: notice.why,
        remedies: [
          { id: 'take_back', label: words.undo },
          { id: 'accept', label: words.keep },
        ],
      };
    case 'refused':
      return {
        tone: 'critical',
        what: words.refused,
        why: notice.refused.message,
        remedies: [
          ...(canRetry(notice.refused.reason) ? [{ id: 'retry' as const, label: commonMessages.tryAgain }] : []),
          { id: 'accept', label: words.dismiss },
        ],
      };
  }
}
