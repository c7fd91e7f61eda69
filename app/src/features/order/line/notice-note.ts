import type { LineNotice } from '@portal/portal-client';
import type { LineNote } from '@portal/portal-widgets';
import { canSucceed } from './refused-words.ts';

const pieces = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

function changeWords(from: number | null, to: number | null): string {
  if (from === null && to !== null) return `Added with a quantity of ${pieces(to)}.`;
  if (from !== null && (to === null || to === 0)) return `Removed; the quantity was ${pieces(from)}.`;
  if (from !== null && to !== null && from !== to) return `From ${pieces(from)} to ${pieces(to)}.`;
  return 'Its note or reference changed.';
}

/** Remote edits of a line and what the server refused (P4, P5). Shown at the line, before its own state. */
export function noticeNote(notice: LineNotice): LineNote {
  switch (notice.kind) {
    case 'changed':
      return {
        tone: 'info',
        what: `${notice.by} changed this line.`,
        why: changeWords(notice.from, notice.to),
        remedies: [
          ...(notice.from === null || notice.from === notice.to
            ? []
            : [{ id: 'take_back' as const, label: `Restore ${pieces(notice.from)}` }]),
          { id: 'accept', label: 'Keep it' },
        ],
      };
    case 'overwrote':
      return {
        tone: 'warning',
        what: `You and ${notice.by} changed this line.`,
        why: `Your change applies; theirs was ${pieces(notice.quantity)}.`,
        remedies: [
          { id: 'take_back', label: `Use ${pieces(notice.quantity)}` },
          { id: 'accept', label: 'Keep mine' },
        ],
      };
    case 'corrected':
      return {
        tone: 'info',
        what: `Changed from ${pieces(notice.from)} to ${pieces(notice.to)}.`,
        why: notice.why,
        remedies: [
          { id: 'take_back', label: 'Undo' },
          { id: 'accept', label: 'Keep it' },
        ],
      };
    case 'refused':
      return {
        tone: 'critical',
        what: 'The server refused this change.',
        why: notice.refused.message,
        remedies: [
          ...(canSucceed(notice.refused.reason) ? [{ id: 'retry' as const, label: 'Try again' }] : []),
          { id: 'accept', label: 'Dismiss' },
        ],
      };
  }
}
