-- What is done by the clock: when it was last done, by which process and how it went. A job is begun by whoever moves `begun` on.
CREATE TABLE job (
  name text PRIMARY KEY,
  begun timestamptz,
  finished timestamptz,
  took_ms integer,
  by_process text,
  -- what went wrong the last time; null where it went well
  failure text,
  runs bigint NOT NULL DEFAULT 0,
  failures bigint NOT NULL DEFAULT 0
);
