-- Publishing a draft, and taking a page from visitors, at a set time.
ALTER TABLE hive_draft
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN publish_at_by text,
  -- Why it was not published at that time.
  ADD COLUMN schedule_problem text NOT NULL DEFAULT '';
CREATE INDEX hive_draft_publish_at ON hive_draft (publish_at) WHERE publish_at IS NOT NULL;
ALTER TABLE hive_page
  ADD COLUMN unpublish_at timestamptz,
  ADD COLUMN unpublish_at_by text;
CREATE INDEX hive_page_unpublish_at ON hive_page (unpublish_at) WHERE unpublish_at IS NOT NULL;
