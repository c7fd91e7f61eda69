-- Sign-in and sessions

CREATE TABLE session (
  session_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES portal_user ON DELETE CASCADE,
  -- The user who signed in; differs from user_id while impersonating.
  real_user_id text NOT NULL REFERENCES portal_user ON DELETE CASCADE,
  -- SESS-09: impersonation is a session under the user's own one and ends with it.
  parent_session_id text REFERENCES session ON DELETE CASCADE,
  -- Why somebody is impersonated.
  reason text NOT NULL DEFAULT '',
  started timestamptz NOT NULL,
  -- Idle time counts from here.
  last_used timestamptz NOT NULL,
  -- End after 14 hours, however much it is used.
  expires timestamptz NOT NULL,
  ended timestamptz,
  -- Until then, calls that ask for the password again are allowed without it.
  authorised_until timestamptz,
  -- Whether a second factor was given in this session.
  second_factor boolean NOT NULL DEFAULT false,
  -- SHA-256 of the partner cookie; null until the session is bound to it.
  bind_hash bytea,
  bound boolean NOT NULL DEFAULT false,
  user_agent text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT ''
);
CREATE INDEX session_of_user ON session (user_id) WHERE ended IS NULL;
CREATE INDEX session_of_real_user ON session (real_user_id) WHERE ended IS NULL;
CREATE INDEX session_parent ON session (parent_session_id) WHERE parent_session_id IS NOT NULL;
CREATE INDEX session_bind ON session (bind_hash) WHERE ended IS NULL;
CREATE INDEX session_ended ON session (expires);

-- A session has one current bearer token, and for 60 s the one before it.
CREATE TABLE session_bearer (
  bearer_hash bytea PRIMARY KEY,
  session_id text NOT NULL REFERENCES session ON DELETE CASCADE,
  issued timestamptz NOT NULL,
  replaced timestamptz,
  -- A token that was never used did not reach the client: the one before it may be renewed again.
  first_used timestamptz
);
CREATE INDEX session_bearer_session ON session_bearer (session_id);

-- Failed sign-ins by user name or address.
CREATE TABLE login_attempt (
  key text PRIMARY KEY,
  failures integer NOT NULL,
  window_start timestamptz NOT NULL,
  blocked_until timestamptz
);
CREATE INDEX login_attempt_window ON login_attempt (window_start);

-- SESS-08: mailed links for a new password, each usable once. The token itself is not stored, only its SHA-256.
CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL UNIQUE REFERENCES portal_user ON DELETE CASCADE,
  made timestamptz NOT NULL,
  expires timestamptz NOT NULL
);

-- SESS-08: requests to use an account, until they are used or expire.
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

-- The TOTP secret shared with an authenticator, encrypted; in use once `confirmed`.
CREATE TABLE second_factor (
  user_id text PRIMARY KEY REFERENCES portal_user ON DELETE CASCADE,
  secret bytea NOT NULL,
  begun timestamptz NOT NULL,
  confirmed timestamptz,
  -- Time step of the last accepted code: no code is accepted twice.
  last_step bigint NOT NULL DEFAULT 0
);

-- One-time codes for a lost authenticator. The first character of a code gives its place, so that only one hash is compared.
CREATE TABLE recovery_code (
  user_id text NOT NULL REFERENCES second_factor ON DELETE CASCADE,
  place smallint NOT NULL,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, place)
);

-- SOFT-01: the last code sent for a download, and the tokens issued for codes.
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

-- Single sign-on: which person of an OpenID provider a user is.
CREATE TABLE user_identity (
  issuer text NOT NULL,
  -- The provider's own id of the person.
  subject text NOT NULL,
  user_id text NOT NULL REFERENCES portal_user ON DELETE CASCADE,
  linked timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX user_identity_user ON user_identity (user_id);
