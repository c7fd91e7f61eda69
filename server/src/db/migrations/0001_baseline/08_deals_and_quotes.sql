-- Deals and quotes

-- CART-16: deals apply by themselves; a promo code (`code` is set) is typed. `effect` is DealEffect of the domain.
CREATE TABLE deal (
  deal_id text PRIMARY KEY,
  code text,
  name text NOT NULL,
  effect jsonb NOT NULL,
  starts date,
  ends date,
  -- Null: for every account.
  accode text REFERENCES account,
  most_uses integer,
  position integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX deal_code ON deal (upper(code)) WHERE code IS NOT NULL;

-- Orders that use a promo code, from confirming until the confirmation is undone.
CREATE TABLE deal_use (
  deal_id text NOT NULL REFERENCES deal ON DELETE CASCADE,
  order_num text NOT NULL REFERENCES cart ON DELETE CASCADE,
  made timestamptz NOT NULL,
  PRIMARY KEY (deal_id, order_num)
);
CREATE INDEX deal_use_order ON deal_use (order_num);

-- QQ-03: what was quoted, as it was saved (QuotePaper). A cart may be quoted again: links keep showing what they showed.
CREATE TABLE quote (
  quote_id text PRIMARY KEY,
  order_num text NOT NULL REFERENCES cart ON DELETE CASCADE,
  saved timestamptz NOT NULL,
  expiry date NOT NULL,
  paper jsonb NOT NULL
);
CREATE INDEX quote_of_cart ON quote (order_num, saved DESC);

-- The token itself is not stored, only its SHA-256.
CREATE TABLE quote_link (
  link_id text PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  quote_id text NOT NULL REFERENCES quote ON DELETE CASCADE,
  made timestamptz NOT NULL,
  made_by text NOT NULL,
  revoked timestamptz
);
CREATE INDEX quote_link_quote ON quote_link (quote_id);
COMMENT ON COLUMN quote_link.made_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
