import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { PreparedFile } from './prepare.ts';

type Queries = Pick<Transaction, 'query'>;
type BlobKey = Omit<Tables['media_blob'], 'bytes'>;

/** Where the bytes of the library are. Today the database; a bucket needs the same three functions. */
export interface MediaStore {
  put(db: Queries, media_id: number, file: Pick<PreparedFile, 'version' | 'blobs'>): Promise<void>;
  get(db: Queries, key: BlobKey): Promise<Uint8Array | null>;
  /** Removes what is stored of a file, except the version that is kept. */
  removeOthers(db: Queries, media_id: number, kept: string): Promise<void>;
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
    await db.query(sql`DELETE FROM media_blob WHERE media_id = ${media_id} AND version <> ${kept}`);
  },
};
