-- V2.4.1: calls counted by all server processes together. Unlogged: after a crash the counts start again at nothing.
CREATE UNLOGGED TABLE call_count (
  -- The kind of limit and a hashed bearer or a network, for example 'address 203.0.113.7'.
  key text NOT NULL,
  minute timestamptz NOT NULL,
  taken integer NOT NULL,
  PRIMARY KEY (key, minute)
);
CREATE INDEX call_count_minute ON call_count (minute);
