-- Carts and what is reported about submitted ones

-- The last number given to a cart, by account code. After 999999 a code continues in a new series, `KES014.2` (CART-02).
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
  -- Number of operations applied.
  revision integer NOT NULL DEFAULT 0,
  -- Another value after every write, so that a process can tell whether the cart in its memory is current.
  stamp text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'saved' CHECK (status IN ('saved', 'confirmed', 'cancelled', 'submitted')),
  -- CartState without lines. What it names (drop-ship address, carrier, delivery option) is checked when an operation sets it.
  head jsonb NOT NULL,
  -- CartTotals of the last pricing.
  totals jsonb NOT NULL,
  -- CartRecord: how the cart was created and the prices it was quoted. No operation changes it, so it is not part of `head`.
  record jsonb NOT NULL DEFAULT '{}',
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
  -- The other fields of LineState.
  state jsonb NOT NULL,
  -- Price at the last look-up, which the totals are made of; after web discount, for `price_per` pieces.
  web_price numeric(14, 4),
  extended numeric(16, 4),
  -- Price at which the buyer last edited or confirmed the line; a change is shown against it (LINE-13).
  saved_web_price numeric(14, 4),
  saved_extended numeric(16, 4),
  price_checked timestamptz,
  -- Facts of the part at the last look-up, so that totals need no look-up of every line.
  part_known boolean NOT NULL DEFAULT false,
  product_category text NOT NULL DEFAULT '',
  price_poa boolean NOT NULL DEFAULT false,
  price_per integer,
  pack_grams integer,
  pack_quantity integer,
  PRIMARY KEY (order_num, line_id)
);
COMMENT ON COLUMN cart_line.stock_code IS
  'No foreign key: it is what the buyer typed and may name no part (LINE-06), and the line stays when its part is deleted.';
COMMENT ON COLUMN cart_line.line_id IS 'No foreign key: the line''s own id within its cart, which browsers make.';

-- The history that a cart is the fold of. A refused operation has a row too (without revision), so that a repeat gets the same response.
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
COMMENT ON COLUMN cart_operation.by_user IS 'User id. No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN cart_operation.real_user IS 'User id. No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN cart_operation.operation_id IS 'No foreign key: the operation''s own id within its cart, which browsers make.';

-- The open order tabs of a user, from left to right. Written whole; carts that are gone or belong to another
-- account are left out when it is used.
CREATE TABLE open_tab (
  user_id text PRIMARY KEY REFERENCES portal_user ON DELETE CASCADE,
  order_nums text[] NOT NULL
);

-- A request that is repeated with the same key gets the same response. The same key with another body is an error (P3).
CREATE TABLE idempotency_key (
  user_id text NOT NULL REFERENCES portal_user ON DELETE CASCADE,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  answer jsonb NOT NULL,
  made timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_key_made ON idempotency_key (made);

-- What the supplier's systems report about an order. Nothing is updated: the state of an order follows from all its events.
CREATE TABLE order_event (
  -- Name of the reporting system in the configuration file; its own id of the event.
  system text NOT NULL,
  event_id text NOT NULL,
  order_num text NOT NULL REFERENCES cart ON DELETE CASCADE,
  -- When it happened, by the system's clock, and when it arrived.
  at timestamptz NOT NULL,
  received timestamptz NOT NULL,
  -- OrderEvent of the domain, with its kind.
  event jsonb NOT NULL,
  -- It came by the feed order-events and its buyer is still to be mailed; those of calls are mailed at once.
  notice_due boolean NOT NULL DEFAULT false,
  PRIMARY KEY (system, event_id)
);
CREATE INDEX order_event_order ON order_event (order_num, at);
CREATE INDEX order_event_notice_due ON order_event (at) WHERE notice_due;
COMMENT ON COLUMN order_event.event_id IS 'No foreign key: the reporting system''s own id of the event.';
