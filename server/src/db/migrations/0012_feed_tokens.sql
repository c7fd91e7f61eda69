-- Feeds over HTTPS: the tokens of the supplier's systems, and the responses to their uploads.

CREATE TABLE feed_token (
  token_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the operator calls it, such as the system that uses it.
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
