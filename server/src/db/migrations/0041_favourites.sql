-- A search of the selector as a favourite, and what a delete can be taken back with.
ALTER TABLE favourite ADD COLUMN address text;
-- The row that was deleted and took this one along; itself, where it was this one.
ALTER TABLE favourite ADD COLUMN deleted_root text;
ALTER TABLE favourite ADD COLUMN deleted_at timestamptz;
CREATE INDEX favourite_deleted ON favourite (user_id, deleted_root) WHERE deleted_root IS NOT NULL;
