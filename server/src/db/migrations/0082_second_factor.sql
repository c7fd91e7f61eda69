-- The secret that an authenticator shares; in use since `confirmed`. Of its codes none is taken twice: `last_step` is the latest one's.
CREATE TABLE second_factor (
  user_id text PRIMARY KEY REFERENCES portal_user ON DELETE CASCADE,
  secret bytea NOT NULL,
  begun timestamptz NOT NULL,
  confirmed timestamptz,
  last_step bigint NOT NULL DEFAULT 0
);

-- What is typed where the authenticator is lost, each once. The first letter of a code says its place, so that one hash is tried.
CREATE TABLE recovery_code (
  user_id text NOT NULL REFERENCES second_factor ON DELETE CASCADE,
  place smallint NOT NULL,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, place)
);

-- Whether a session was begun with both, or its user has typed a code since.
ALTER TABLE session ADD COLUMN second_factor boolean NOT NULL DEFAULT false;
CREATE INDEX session_bind ON session (bind_hash) WHERE ended IS NULL;

-- What was noted stays as it was noted, whoever asks.
CREATE FUNCTION audit_log_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is added to and read, never changed';
END
$$;
CREATE TRIGGER audit_log_is_kept BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_is_kept();
CREATE TRIGGER audit_log_is_not_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_kept();
