-- Sessions, carts and what is logged.

CREATE TABLE session (
  session_id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES portal_user ON DELETE CASCADE,
  -- The user whose password began it; differs from user_id while impersonating.
  real_user_id text NOT NULL REFERENCES portal_user ON DELETE CASCADE,
  started timestamptz NOT NULL,
  last_used timestamptz NOT NULL,
  -- the 14 h end; idle is judged from last_used
  expires timestamptz NOT NULL,
  ended timestamptz,
  -- SHA-256 of the partner cookie; null until bound
  bind_hash bytea,
  bound boolean NOT NULL DEFAULT false,
  user_agent text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT ''
);
CREATE INDEX session_of_user ON session (user_id) WHERE ended IS NULL;

-- A session has one current bearer, and for 60 s the one before it.
CREATE TABLE session_bearer (
  bearer_hash bytea PRIMARY KEY,
  session_id text NOT NULL REFERENCES session ON DELETE CASCADE,
  issued timestamptz NOT NULL,
  replaced timestamptz
);
CREATE INDEX session_bearer_session ON session_bearer (session_id);

CREATE TABLE login_attempt (
  key text PRIMARY KEY,
  failures integer NOT NULL,
  window_start timestamptz NOT NULL,
  blocked_until timestamptz
);

CREATE TABLE cart_counter (
  code text PRIMARY KEY,
  last_number integer NOT NULL
);

CREATE TABLE cart (
  order_num text PRIMARY KEY,
  accode text NOT NULL REFERENCES account,
  created_by text NOT NULL REFERENCES portal_user,
  created timestamptz NOT NULL,
  modified timestamptz NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'saved',
  -- CartState without lines
  head jsonb NOT NULL,
  -- CartTotals of the last pricing
  totals jsonb NOT NULL,
  line_count integer NOT NULL DEFAULT 0,
  auto_submit timestamptz,
  expires timestamptz
);
CREATE INDEX cart_account ON cart (accode, status, modified DESC);
CREATE INDEX cart_auto_submit ON cart (auto_submit) WHERE auto_submit IS NOT NULL AND status = 'confirmed';

CREATE TABLE cart_line (
  order_num text NOT NULL REFERENCES cart ON DELETE CASCADE,
  line_id text NOT NULL,
  line_number integer NOT NULL,
  stock_code text NOT NULL,
  order_quantity integer NOT NULL,
  -- LineState's other fields
  state jsonb NOT NULL,
  saved_web_price numeric(14, 4),
  saved_extended numeric(16, 4),
  price_checked timestamptz,
  PRIMARY KEY (order_num, line_id)
);

-- The history of a cart: what it is the fold of. Refused operations keep a row, so that a repeat gets the same answer.
CREATE TABLE cart_operation (
  order_num text NOT NULL REFERENCES cart ON DELETE CASCADE,
  operation_id text NOT NULL,
  revision integer,
  by_user text NOT NULL,
  real_user text NOT NULL,
  kind text NOT NULL,
  operation jsonb NOT NULL,
  outcome jsonb NOT NULL,
  made timestamptz NOT NULL,
  PRIMARY KEY (order_num, operation_id)
);
CREATE UNIQUE INDEX cart_operation_revision ON cart_operation (order_num, revision) WHERE revision IS NOT NULL;

-- A key already there means: answer what was answered. The same key with another body is an error.
CREATE TABLE idempotency_key (
  user_id text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  answer jsonb NOT NULL,
  made timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_key_made ON idempotency_key (made);

CREATE TABLE open_tab (
  user_id text PRIMARY KEY REFERENCES portal_user ON DELETE CASCADE,
  order_nums text[] NOT NULL
);

-- What goes to other systems, written in the transaction that decided it.
CREATE TABLE outbox_message (
  message_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  made timestamptz NOT NULL,
  done timestamptz
);

CREATE TABLE activity (
  activity_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  client_key text,
  user_id text,
  real_user_id text,
  received timestamptz NOT NULL,
  session_time double precision NOT NULL,
  activity_code text NOT NULL,
  activity_type text NOT NULL,
  activity_detail text NOT NULL,
  activity_extended text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX activity_client_key ON activity (client_key) WHERE client_key IS NOT NULL;

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
