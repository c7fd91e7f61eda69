-- Addresses without a page that lead elsewhere. A published page at the address comes first.
CREATE TABLE hive_redirect (
  path text PRIMARY KEY,
  target text NOT NULL,
  -- 301 if true, 302 otherwise.
  permanent boolean NOT NULL,
  created timestamptz NOT NULL,
  created_by text NOT NULL
);
