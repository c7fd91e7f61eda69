/**
 * The migrations that were merged into `0001_baseline`, which records them as done: a new database has the same names as one that ran them
 * all, so both go on with 0051.
 */
export const formerMigrations = [
  '0002_tips',
  '0003_call_counts',
  '0006_documents',
  '0009_feeds',
  '0010_orders_out',
  '0011_feed_deltas',
  '0012_feed_tokens',
  '0013_load_results',
  '0015_retention',
  '0016_last_sign_in',
  '0017_deleted_pages',
  '0021_activity_pruning',
  '0027_media',
  '0031_user_identity',
  '0032_feed_source',
  '0033_hive_schedule',
  '0034_hive_section',
  '0035_bulk_feeds',
  '0041_hive_preview',
  '0042_hive_presence',
  '0043_hive_redirect',
  '0044_part_notes',
  '0045_part_pictures',
  '0046_feed_source_daily',
  '0047_synced_sections',
  '0048_order_event_notices',
  '0049_media_former',
  '0050_references',
] as const;
