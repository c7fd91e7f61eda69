-- SESS-09: acting as somebody else is a session beneath one's own, and ends with it. What needs the password once more needs it lately.
ALTER TABLE session
  ADD COLUMN parent_session_id text REFERENCES session ON DELETE CASCADE,
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD COLUMN authorised_until timestamptz;
CREATE INDEX session_parent ON session (parent_session_id) WHERE parent_session_id IS NOT NULL;
CREATE INDEX session_of_real_user ON session (real_user_id) WHERE ended IS NULL;

-- SESS-08: mailed links for a new password, each good once. Of the token only its SHA-256 is kept.
CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL UNIQUE REFERENCES portal_user ON DELETE CASCADE,
  made timestamptz NOT NULL,
  expires timestamptz NOT NULL
);

-- SESS-08: who asked to use an account, until they are a user or the time is over.
CREATE TABLE registration (
  registration_id text PRIMARY KEY,
  accode text NOT NULL REFERENCES account,
  number_hash bytea NOT NULL,
  firstname text NOT NULL,
  lastname text NOT NULL,
  email text NOT NULL,
  mobile text NOT NULL,
  made timestamptz NOT NULL,
  expires timestamptz NOT NULL,
  used timestamptz
);
CREATE INDEX registration_account ON registration (accode, number_hash);

-- SOFT-01: the code that was sent last, and the tokens that were given for one.
CREATE TABLE software_code (
  user_id text NOT NULL REFERENCES portal_user ON DELETE CASCADE,
  software text NOT NULL,
  code_hash bytea NOT NULL,
  expires timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, software)
);
CREATE TABLE software_token (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES portal_user ON DELETE CASCADE,
  software text NOT NULL,
  made timestamptz NOT NULL,
  expires timestamptz NOT NULL
);
