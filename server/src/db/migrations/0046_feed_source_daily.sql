-- The time of day by which a source's file must have arrived, HH:MM by the supplier's clock; null: only every_hours counts.
ALTER TABLE feed_source ADD COLUMN daily_by text CHECK (daily_by ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
