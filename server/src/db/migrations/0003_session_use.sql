-- A renewed bearer whose answer was lost on the way is renewed once more: its successor was never used.
ALTER TABLE session_bearer ADD COLUMN first_used timestamptz;

CREATE INDEX session_ended ON session (expires);
CREATE INDEX login_attempt_window ON login_attempt (window_start);
