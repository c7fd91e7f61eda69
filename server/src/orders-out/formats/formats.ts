import type { FolderFormat } from '../destinations.ts';
import type { OutgoingEvent } from '../outgoing-events.ts';
import { csvOrder } from './csv.ts';
import { opentransOrder } from './opentrans.ts';
import { ublOrder } from './ubl.ts';

interface Format {
  readonly extension: string;
  /** The contents of the file of an order. */
  readonly text: (event: OutgoingEvent<'order.submitted'>) => string;
}

/** Any event as the file of a folder with the format `json`. */
export const jsonEvent = (event: OutgoingEvent): string => `${JSON.stringify(event, null, 2)}\n`;

/** How an event is written into a folder. */
export const formats: Readonly<Record<FolderFormat, Format>> = {
  json: { extension: 'json', text: jsonEvent },
  csv: { extension: 'csv', text: csvOrder },
  ubl: { extension: 'xml', text: ublOrder },
  opentrans: { extension: 'xml', text: opentransOrder },
};
