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
  last_read timestamptz
);
