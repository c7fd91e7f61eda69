-- A deleted page can be restored for 30 days, then a job removes it.

ALTER TABLE hive_page
  ADD COLUMN deleted_by text,
  -- What the deletion took from the page: { addresses: [{path,uri,own,settings}], children: [page_id] }. Null: it cannot be restored.
  ADD COLUMN deleted_with jsonb;
CREATE INDEX hive_page_deleted ON hive_page (deleted) WHERE deleted IS NOT NULL;
