-- Feeds: what the supplier's files hold, load by load. The live tables follow from the rows that are current.

CREATE TABLE feed_load (
  load_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- reading: files are being read; waiting: for approval; live: buyers see it; undone: rolled back; ended: it changed nothing.
  state text NOT NULL CHECK (state IN ('reading', 'waiting', 'live', 'undone', 'ended')),
  folder text NOT NULL,
  -- Names of the feeds whose files it has; the other feeds stay as they are.
  feeds text[] NOT NULL,
  -- Of its files and mapping, so that the same files are not loaded twice.
  digest text NOT NULL,
  by_process text NOT NULL,
  started timestamptz NOT NULL,
  -- Renewed while it reads: a load whose process died is recognised by it.
  beat timestamptz NOT NULL,
  finished timestamptz,
  -- LoadReport
  report jsonb NOT NULL DEFAULT '{}'
);
-- One load at a time.
CREATE UNIQUE INDEX feed_load_reading ON feed_load ((true)) WHERE state = 'reading';

-- A row is current from the load `since` until the load `until`, which changed or removed it. A load that is not live has rows too, which
-- nothing reads but its own checks. No foreign keys: rows are removed with their load.
CREATE TABLE feed_row (
  feed text NOT NULL,
  -- Compared byte by byte, so that rows whose keys begin alike are one range of the index.
  key text COLLATE "C" NOT NULL,
  since integer NOT NULL,
  until integer,
  -- In the file of the load `since`.
  line integer NOT NULL,
  record jsonb NOT NULL,
  PRIMARY KEY (feed, key, since)
);
CREATE INDEX feed_row_since ON feed_row (since);
CREATE INDEX feed_row_until ON feed_row (until) WHERE until IS NOT NULL;

-- What a load changes.
CREATE TABLE feed_change (
  load_id integer NOT NULL REFERENCES feed_load ON DELETE CASCADE,
  feed text NOT NULL,
  key text COLLATE "C" NOT NULL,
  kind text NOT NULL CHECK (kind IN ('new', 'changed', 'gone')),
  PRIMARY KEY (load_id, feed, key)
);

-- The supplier's own code of an address that a feed brought.
ALTER TABLE dropship_address ADD COLUMN feed_code text;
CREATE INDEX dropship_address_feed ON dropship_address (created_for_accode, feed_code) WHERE feed_code IS NOT NULL;
