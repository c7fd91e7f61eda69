-- Links by which anybody can see a draft until they expire. Only the hash of the token is stored.
CREATE TABLE hive_preview (
  token_hash bytea PRIMARY KEY,
  draft_id integer NOT NULL REFERENCES hive_draft (draft_id) ON DELETE CASCADE,
  page_id integer NOT NULL,
  created timestamptz NOT NULL,
  created_by text NOT NULL,
  expires timestamptz NOT NULL
);
CREATE INDEX hive_preview_draft ON hive_preview (draft_id);
