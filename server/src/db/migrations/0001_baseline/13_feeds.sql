-- Feeds: the supplier's files

-- What the supplier's files hold, load by load. The live tables follow from the rows that are current.
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
  report jsonb NOT NULL DEFAULT '{}',
  -- The files of a delta hold only the rows to add, replace or delete; all other rows stay.
  mode text NOT NULL DEFAULT 'full' CHECK (mode IN ('full', 'delta')),
  channel text NOT NULL DEFAULT 'command' CHECK (channel IN ('command', 'call', 'folder', 'screen')),
  by_name text NOT NULL DEFAULT '',
  -- Why a load in state `ended` changed nothing; null for others and for loads that ended before this column existed.
  ending text CHECK (ending IN ('checked', 'unchanged', 'refused', 'replaced', 'discarded', 'interrupted')),
  -- Progress while it reads.
  rows_read integer NOT NULL DEFAULT 0,
  -- Milliseconds of work, without the time that it waits for approval.
  took_ms integer
);
-- One load at a time.
CREATE UNIQUE INDEX feed_load_reading ON feed_load ((true)) WHERE state = 'reading';
COMMENT ON COLUMN feed_load.by_name IS
  'Name of the user or token at the time; empty for commands and the watched folder. No foreign key: it stays when they are gone.';

-- A row is current from the load `since` until the load `until`, which changed or removed it. A load that is not live has rows too, which
-- only its own checks read. Rows are removed with their load.
CREATE TABLE feed_row (
  feed text NOT NULL,
  -- Compared byte by byte, so that rows whose keys begin alike are one range of the index.
  key text COLLATE "C" NOT NULL,
  since integer NOT NULL,
  until integer,
  -- In the file of the load `since`.
  line integer NOT NULL,
  record jsonb NOT NULL,
  -- A row of a delta that deletes its key; its record is empty. It exists only while the load is being checked.
  deleted boolean NOT NULL DEFAULT false,
  PRIMARY KEY (feed, key, since)
);
-- Rows are written load by load, so a range index finds those of a load as well as a tree does, and costs nothing when they are written.
CREATE INDEX feed_row_since ON feed_row USING brin (since);
CREATE INDEX feed_row_until ON feed_row (until) WHERE until IS NOT NULL;

-- What a load changes.
CREATE TABLE feed_change (
  load_id integer NOT NULL,
  feed text NOT NULL,
  key text COLLATE "C" NOT NULL,
  kind text NOT NULL CHECK (kind IN ('new', 'changed', 'gone')),
  PRIMARY KEY (load_id, feed, key)
);
COMMENT ON COLUMN feed_change.load_id IS
  'No foreign key: rows are removed with those of their load, and a look-up of the load for each of millions of rows would be wasted.';

-- Problems of the newest loads, the first ones of each file.
CREATE TABLE feed_problem (
  load_id integer NOT NULL REFERENCES feed_load ON DELETE CASCADE,
  position integer NOT NULL,
  level text NOT NULL CHECK (level IN ('error', 'warning')),
  feed text NOT NULL,
  file text NOT NULL,
  line integer,
  column_name text,
  value text,
  message text NOT NULL,
  remedy text NOT NULL,
  PRIMARY KEY (load_id, position)
);

-- Feeds over HTTPS: the tokens of the supplier's systems.
CREATE TABLE feed_token (
  token_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The operator's name for it, such as the system that uses it.
  name text NOT NULL UNIQUE,
  -- SHA-256; the token itself is shown once and not stored.
  hash bytea NOT NULL UNIQUE,
  -- Names of the feeds that it may load.
  feeds text[] NOT NULL,
  made timestamptz NOT NULL,
  last_used timestamptz,
  revoked timestamptz
);

-- Responses by Idempotency-Key, so that a repeated upload is answered and not loaded again.
CREATE TABLE feed_upload (
  token_id integer NOT NULL REFERENCES feed_token ON DELETE CASCADE,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  http_status integer NOT NULL,
  answer jsonb NOT NULL,
  made timestamptz NOT NULL,
  PRIMARY KEY (token_id, key)
);
CREATE INDEX feed_upload_made ON feed_upload (made);

-- Sources of the supplier's data: how files whose names begin with a source's name are read.
CREATE TABLE feed_source (
  name text PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  feed text NOT NULL,
  -- The feed's entry of a mapping file.
  mapping jsonb NOT NULL,
  -- A source is late if no file came for this long; null: it has no schedule.
  every_hours integer CHECK (every_hours BETWEEN 1 AND 8784),
  changed timestamptz NOT NULL,
  changed_by text NOT NULL,
  last_file text,
  last_read timestamptz,
  -- The time of day by which a source's file must have arrived, HH:MM by the supplier's clock; null: only every_hours counts.
  daily_by text CHECK (daily_by ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
COMMENT ON COLUMN feed_source.changed_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN feed_source.daily_by IS 'Time of day, HH:MM. No foreign key: it is not a user.';
