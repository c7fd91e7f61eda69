import { z } from 'zod';
import { bucketMessages } from '../../messages/bucket.ts';
import { settingFileMessages } from '../../messages/setting-file.ts';
import { SettingFile } from '../../setting-file.ts';

/** Where a bucket is, and how to reach it. */
export interface BucketAccess {
  /** Address of the bucket, without a slash at its end. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Where the files are; empty, or with a slash at its end. */
  readonly prefix: string;
}

/** A bucket whose feed files are loaded. */
export interface FeedBucket extends BucketAccess {
  /** `02:00` in the supplier's time zone; null: as soon as a marker says that a delivery is complete. */
  readonly dailyAt: string | null;
  /** Whether the files of a daily delivery are whole feeds or changes. */
  readonly mode: 'full' | 'delta';
}

/** Fields of a settings file that name a bucket and how to reach it. */
export const accessFields = {
  endpoint: z.url({ protocol: /^https?$/, error: settingFileMessages.url }),
  bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, bucketMessages.bucket),
  region: z.string().min(1).default('us-east-1'),
  access_key_id: z.string().min(1),
  secret_access_key: z.string().min(1).optional(),
  secret_access_key_file: z.string().min(1).optional(),
  prefix: z
    .string()
    .regex(/^([^/]+\/)*$/, bucketMessages.prefix)
    .default(''),
};
const accessFile = z.strictObject(accessFields);
const bucketFile = accessFile.extend({
  daily_at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, bucketMessages.time)
    .optional(),
  mode: z.enum(['full', 'delta']).default('full'),
});

export interface BucketSetting<Bucket = FeedBucket> {
  readonly bucket: Bucket | null;
  /** One line for each; empty if the file is correct. */
  readonly problems: readonly string[];
}

/** Reads a bucket from an entry of a settings file. Adds the entry's problems to the file; `at`: its place there. */
export function readAccess(
  data: z.output<typeof accessFile>,
  file: SettingFile<unknown>,
  at: { readonly secret: string; readonly endpoint: string },
  isRefused: (url: string) => boolean,
): BucketAccess {
  const secret = file.secret(at.secret, 'secret_access_key', data.secret_access_key, data.secret_access_key_file);
  if (isRefused(data.endpoint)) file.add(at.endpoint, settingFileMessages.unencrypted);
  return {
    url: `${data.endpoint.replace(/\/$/, '')}/${data.bucket}`,
    region: data.region,
    accessKeyId: data.access_key_id,
    secretAccessKey: secret ?? '',
    prefix: data.prefix,
  };
}

/** The bucket that a file names, and its problems; null if there is no file. */
function readFile<Data extends z.output<typeof accessFile>>(
  path: string,
  schema: z.ZodType<Data>,
  isRefused: (url: string) => boolean,
) {
  const file = new SettingFile(path, schema);
  const { data, problems } = file;
  if (!data) return { data, access: null, problems };
  const access = readAccess(data, file, { secret: 'file', endpoint: 'endpoint' }, isRefused);
  return { data, access, problems };
}

/** Reads the file that names the bucket of feeds, if there is one. `isRefused`: whether the portal may not connect to the URL. */
export function readBucket(path: string | undefined, isRefused: (url: string) => boolean): BucketSetting {
  if (path === undefined) return { bucket: null, problems: [] };
  const { data, access, problems } = readFile(path, bucketFile, isRefused);
  return { bucket: access && { ...access, dailyAt: data.daily_at ?? null, mode: data.mode }, problems };
}

/** The same for the bucket of the library of pictures. */
export function readMediaBucket(
  path: string | undefined,
  isRefused: (url: string) => boolean,
): BucketSetting<BucketAccess> {
  if (path === undefined) return { bucket: null, problems: [] };
  const { access, problems } = readFile(path, accessFile, isRefused);
  return { bucket: access, problems };
}
