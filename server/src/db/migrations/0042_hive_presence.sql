-- Who has a draft open, and the component that they have selected. Rows of tabs that are gone are deleted after a while.
CREATE TABLE hive_presence (
  tab text PRIMARY KEY,
  draft_id integer NOT NULL REFERENCES hive_draft (draft_id) ON DELETE CASCADE,
  user_id text NOT NULL,
  component text,
  seen timestamptz NOT NULL
);
CREATE INDEX hive_presence_draft ON hive_presence (draft_id);
