-- What the data screen shows of a load: where it came from, how it ended, how long it took, and the problems of its files.

ALTER TABLE feed_load ADD COLUMN channel text NOT NULL DEFAULT 'command' CHECK (channel IN ('command', 'call', 'folder', 'screen'));
-- The user or the token that sent it; empty for commands and the watched folder.
ALTER TABLE feed_load ADD COLUMN by_name text NOT NULL DEFAULT '';
-- Why a load in state `ended` changed nothing; null for loads that ended before this column existed.
ALTER TABLE feed_load ADD COLUMN ending text
  CHECK (ending IN ('checked', 'unchanged', 'refused', 'replaced', 'discarded', 'interrupted'));
-- Progress while it reads.
ALTER TABLE feed_load ADD COLUMN rows_read integer NOT NULL DEFAULT 0;
-- Milliseconds of work, without the time that it waits for approval.
ALTER TABLE feed_load ADD COLUMN took_ms integer;

UPDATE feed_load SET channel = 'call', by_name = substr(folder, 7) WHERE folder LIKE 'https %';

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
