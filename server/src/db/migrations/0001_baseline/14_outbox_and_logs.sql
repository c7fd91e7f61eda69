-- Events for other systems, mails and logs

-- Events for other systems, written in the transaction that decided them (docs/decisions/0031-orders-out.md). `payload`: { version, data }.
CREATE TABLE outbox_message (
  message_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  made timestamptz NOT NULL,
  -- When it was queued for every destination.
  done timestamptz,
  -- Null in orders that an earlier version wrote: those are completed before delivery. The same is true of `subject`.
  event_id text UNIQUE,
  -- What it is about; events of one subject are delivered in order.
  subject text
);
CREATE INDEX outbox_message_open ON outbox_message (topic, message_id) WHERE done IS NULL;
CREATE INDEX outbox_message_subject ON outbox_message (subject) WHERE subject IS NOT NULL;
COMMENT ON COLUMN outbox_message.event_id IS 'No foreign key: the event''s own id, by which receivers recognise a repeat.';

-- The queue of each destination; destinations are in the configuration file.
CREATE TABLE outgoing_delivery (
  destination text NOT NULL,
  message_id bigint NOT NULL REFERENCES outbox_message ON DELETE CASCADE,
  subject text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  queued timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- The three days of retries count from here.
  first_attempt timestamptz,
  -- While a process sends the event, the time at which another may take over.
  next_attempt timestamptz NOT NULL,
  delivered timestamptz,
  -- Of the last attempt: the response or the error.
  answer text,
  PRIMARY KEY (destination, message_id)
);
CREATE INDEX outgoing_delivery_due ON outgoing_delivery (destination, next_attempt) WHERE state = 'waiting';
CREATE INDEX outgoing_delivery_open ON outgoing_delivery (destination, subject, message_id) WHERE state <> 'delivered';
CREATE INDEX outgoing_delivery_delivered ON outgoing_delivery (delivered) WHERE state = 'delivered';

-- Mails sent, by whom and to whom; counts towards the limit of mails an hour.
CREATE TABLE mail (
  mail_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL,
  real_user_id text NOT NULL,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  asked timestamptz NOT NULL,
  -- Null while it is being sent and when sending failed.
  sent timestamptz,
  failure text
);
CREATE INDEX mail_user ON mail (user_id, asked);
CREATE INDEX mail_asked ON mail (asked);
COMMENT ON COLUMN mail.user_id IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN mail.real_user_id IS 'No foreign key: a log, which outlives the user.';

CREATE TABLE activity (
  activity_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Made by the browser, so that a repeated report counts once.
  client_key text,
  user_id text,
  real_user_id text,
  received timestamptz NOT NULL,
  -- Seconds since the session began.
  session_time double precision NOT NULL,
  activity_code text NOT NULL,
  activity_type text NOT NULL,
  activity_detail text NOT NULL,
  activity_extended text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX activity_client_key ON activity (client_key) WHERE client_key IS NOT NULL;
CREATE INDEX activity_received ON activity (received);
-- Activities of visitors are deleted by number too.
CREATE INDEX activity_visitor ON activity (activity_id) WHERE user_id IS NULL;
COMMENT ON COLUMN activity.user_id IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN activity.real_user_id IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN activity.activity_code IS 'What was done. No foreign key: the codes are in the program, not in a table.';

CREATE TABLE audit_log (
  audit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  user_id text,
  real_user_id text,
  what text NOT NULL,
  result text NOT NULL,
  request_id text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'
);
-- For the job that deletes old rows, and for the search: by time, by user and by action, newest first.
CREATE INDEX audit_log_at ON audit_log (at);
CREATE INDEX audit_log_user ON audit_log (user_id, audit_id);
CREATE INDEX audit_log_real_user ON audit_log (real_user_id, audit_id);
CREATE INDEX audit_log_what ON audit_log (what, audit_id);
COMMENT ON COLUMN audit_log.user_id IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN audit_log.real_user_id IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN audit_log.request_id IS 'Number of the request, also in the server''s log. No foreign key: requests are not stored.';
