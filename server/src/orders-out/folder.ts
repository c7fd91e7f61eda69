import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Bucket } from '../feeds/bucket/s3-bucket.ts';
import { ordersOutMessages } from '../messages/orders-out.ts';
import type { BucketDestination, FolderDestination, FolderFormat } from './destinations.ts';
import { formats, jsonEvent } from './formats/formats.ts';
import type { OutgoingEvent } from './outgoing-events.ts';

/** Milliseconds after which an attempt to reach a bucket has failed. */
const timeout = 30_000;

/** Only orders have other formats than JSON. */
function fileOf(format: FolderFormat, event: OutgoingEvent): { readonly name: string; readonly text: string } {
  if (event.type === 'order.submitted') {
    const { extension, text } = formats[format];
    return { name: `${event.data.order_number}.${event.id}.${extension}`, text: text(event) };
  }
  const about = event.type === 'quote.saved' ? event.data.quote_number : event.type;
  return { name: `${about}.${event.id}.json`, text: jsonEvent(event) };
}

/** Stores an event as an object of a bucket. An event that is sent again gets the same name. Returns what is shown to the operator. */
export async function writeToBucket({ bucket, format }: BucketDestination, event: OutgoingEvent): Promise<string> {
  const { name, text } = fileOf(format, event);
  await new S3Bucket(bucket, timeout).write(name, Buffer.from(text));
  return ordersOutMessages.answer.written(name);
}

/**
 * Writes an event as a file. A temporary name, synced and then renamed, so that nobody reads half of it. An event that is sent again
 * gets the same name. Returns what is shown to the operator.
 */
export async function writeToFolder({ folder, format }: FolderDestination, event: OutgoingEvent): Promise<string> {
  const { name, text } = fileOf(format, event);
  await mkdir(folder, { recursive: true });
  const part = join(folder, `.${name}.${process.pid}.part`);
  const file = await open(part, 'w', 0o640);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(folder, name));
  return ordersOutMessages.answer.written(name);
}
