/** Problems with the bucket of feed files, shown to the operator. */
export const bucketMessages = {
  bucket: 'must be the name of a bucket',
  prefix: 'must end with a slash and not begin with one',
  time: 'must be a time such as 02:00',
  unreachable: (url: string, reason: string) => `${url} cannot be reached: ${reason}.`,
  notLoaded: (reason: string) =>
    `PORTAL_FEED_BUCKET: ${reason} No feed files are loaded from it until this is corrected; it is tried again every minute.`,
  refused: (what: string, status: number, reason: string) => `The bucket refused ${what} (${status}). ${reason}`.trim(),
} as const;
