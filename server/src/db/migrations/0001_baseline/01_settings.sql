-- The baseline: the whole schema, one file for each area, run in the order of their numbers as one migration. The same SQL runs on PGlite
-- and on PostgreSQL 15 or later.
--
-- Conventions
--   Codes are upper case. Money is numeric, in AUD. Times are timestamptz; dates are the supplier's calendar days.
--   A column that refers to a row of another table has a foreign key, or a COMMENT that says why it has none.
--   Rows that other systems own (parts, prices, stock, accounts) come in through feeds. `part` rows may be deleted: what only describes
--   a part goes with it (CASCADE), what a buyer made stays.
--   Logs (activity, audit_log, mail, cart_operation, hive_change) name people and things as they were at the time and outlive them,
--   so they have no foreign keys to them.

-- Settings, jobs and call limits

CREATE TABLE setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL
);

-- Scheduled work. The process that moves `begun` on runs the job.
CREATE TABLE job (
  name text PRIMARY KEY,
  begun timestamptz,
  finished timestamptz,
  took_ms integer,
  by_process text,
  -- Error of the last run; null when it succeeded.
  failure text,
  runs bigint NOT NULL DEFAULT 0,
  failures bigint NOT NULL DEFAULT 0
);

-- V2.4.1: calls counted by all server processes together. Unlogged: after a crash the counts start again at 0.
CREATE UNLOGGED TABLE call_count (
  -- The kind of limit and a hashed bearer or a network, for example 'address 203.0.113.7'.
  key text NOT NULL,
  minute timestamptz NOT NULL,
  taken integer NOT NULL,
  PRIMARY KEY (key, minute)
);
CREATE INDEX call_count_minute ON call_count (minute);
