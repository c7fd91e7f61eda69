import { createHash } from 'node:crypto';
import { sql } from '../../db/database.ts';
import type { JobWork } from '../../jobs.ts';
import { feedMessages as messages } from '../../messages/feeds.ts';
import { encodeSizes } from './encode-sizes.ts';
import { fetchPicture } from './fetch-picture.ts';
import { putPicture } from './picture-store.ts';

const day = 24 * 60 * 60 * 1000;
/** A picture is fetched again after this many days, a failed one after one day. */
const freshDays = 7;
/** Milliseconds of one run; the next run continues. */
const budget = 50_000;
/** Addresses of one run. */
const most = 2_000;

type Work = Pick<JobWork, 'database' | 'clock'>;

interface Due {
  readonly address: string;
}

/** Addresses of live parts whose picture was never fetched, or long ago. New ones first. */
function dueAddresses({ database, clock }: Work): Promise<Due[]> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day).toISOString();
  return database.query<Due>(sql`
    SELECT image AS address FROM (SELECT DISTINCT image FROM part WHERE image LIKE 'https://%') AS named
      LEFT JOIN picture_address a ON a.address = named.image
    WHERE a.address IS NULL OR a.tried < CASE WHEN a.problem IS NULL THEN ${before(freshDays)} ELSE ${before(1)} END::timestamptz
    ORDER BY a.tried NULLS FIRST, image LIMIT ${most}`);
}

async function fetchOne({ database, clock }: Work, address: string, fetched: typeof fetchPicture): Promise<void> {
  let version: string | null = null;
  let problem: string | null = null;
  try {
    const bytes = await fetched(address);
    const sizes = await encodeSizes(bytes);
    if (sizes === null) throw new Error(messages.pictures.unreadable.message);
    const made = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
    await database.transaction((tx) => putPicture(tx, made, sizes));
    version = made;
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  // If a picture cannot be fetched again, the old one stays.
  await database.query(sql`
    INSERT INTO picture_address (address, version, tried, problem)
    VALUES (${address}, ${version}, ${clock.now().toISOString()}, ${problem})
    ON CONFLICT (address) DO UPDATE SET version = coalesce(excluded.version, picture_address.version),
      tried = excluded.tried, problem = excluded.problem`);
}

/** Fetches the pictures that parts name by their address, one after another, and deletes addresses that no part has any more. */
export async function fetchPictures(work: Work, fetched: typeof fetchPicture = fetchPicture): Promise<void> {
  const begun = performance.now();
  for (const { address } of await dueAddresses(work)) {
    if (performance.now() - begun > budget) return;
    await fetchOne(work, address, fetched);
  }
  await work.database.query(sql`
    DELETE FROM picture_address a WHERE NOT EXISTS (SELECT FROM part WHERE image = a.address)`);
}
