import { type Database, sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { BucketAccess } from '../feeds/bucket/bucket-settings.ts';
import { S3Bucket } from '../feeds/bucket/s3-bucket.ts';
import type { PreparedFile } from './prepare.ts';

type Queries = Pick<Transaction, 'query'>;
type BlobKey = Omit<Tables['media_blob'], 'bytes'>;

/** Where the bytes of the library are: the database, or a bucket. */
export interface MediaStore {
  put(db: Queries, media_id: number, file: Pick<PreparedFile, 'version' | 'blobs'>): Promise<void>;
  get(db: Queries, key: BlobKey): Promise<Uint8Array | null>;
  /**
   * Removes all stored versions of a file except `kept`. Call it only when nothing needs the others, even if the transaction fails: a bucket
   * does not roll back.
   */
  removeOthers(db: Queries, media_id: number, kept: readonly string[]): Promise<void>;
}

export const databaseStore: MediaStore = {
  async put(db, media_id, { version, blobs }) {
    for (const { width, bytes } of blobs) {
      await db.query(sql`
        INSERT INTO media_blob (media_id, version, width, bytes) VALUES (${media_id}, ${version}, ${width}, ${bytes})
        ON CONFLICT (media_id, version, width) DO NOTHING`);
    }
  },
  async get(db, { media_id, version, width }) {
    const [row] = await db.query<Pick<Tables['media_blob'], 'bytes'>>(sql`
      SELECT bytes FROM media_blob WHERE media_id = ${media_id} AND version = ${version} AND width = ${width}`);
    return row?.bytes ?? null;
  },
  async removeOthers(db, media_id, kept) {
    await db.query(sql`DELETE FROM media_blob WHERE media_id = ${media_id} AND version <> ALL(${kept}::text[])`);
  },
};

/** Stores new files in a bucket. Files from before it was set stay in the database, and are still found there. */
export function bucketStore(access: BucketAccess): MediaStore {
  const bucket = new S3Bucket(access);
  return {
    async put(_, media_id, { version, blobs }) {
      for (const { width, bytes } of blobs) await bucket.write(`${media_id}-${version}-${width}`, bytes);
    },
    async get(db, key) {
      const { media_id, version, width } = key;
      return (await databaseStore.get(db, key)) ?? (await bucket.read(`${media_id}-${version}-${width}`));
    },
    async removeOthers(db, media_id, kept) {
      await databaseStore.removeOthers(db, media_id, kept);
      for (const name of await bucket.list(`${media_id}-`)) {
        if (!kept.some((version) => name.startsWith(`${media_id}-${version}-`))) await bucket.remove(name);
      }
    },
  };
}

/** Services of the library: the database, and the store of its files. */
export interface MediaServices {
  readonly database: Database;
  readonly config: { readonly mediaBucket: BucketAccess | null };
}

export const mediaStoreOf = ({ config: { mediaBucket } }: Pick<MediaServices, 'config'>): MediaStore =>
  mediaBucket ? bucketStore(mediaBucket) : databaseStore;
