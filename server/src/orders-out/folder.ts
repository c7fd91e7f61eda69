import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ordersOutMessages } from '../messages/orders-out.ts';
import type { FolderDestination } from './destinations.ts';
import { formats } from './formats/formats.ts';
import type { OutgoingEvent } from './outgoing-events.ts';

/**
 * Writes an event as a file. A temporary name, synced and then renamed, so that nobody reads half of it. An event that is sent again
 * gets the same name. Returns what is shown to the operator.
 */
export async function writeToFolder({ folder, format }: FolderDestination, event: OutgoingEvent): Promise<string> {
  const { extension, text } = formats[format];
  const name = `${event.data.order_number}.${event.id}.${extension}`;
  await mkdir(folder, { recursive: true });
  const part = join(folder, `.${name}.${process.pid}.part`);
  const file = await open(part, 'w', 0o640);
  try {
    await file.writeFile(text(event));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(folder, name));
  return ordersOutMessages.answer.written(name);
}
