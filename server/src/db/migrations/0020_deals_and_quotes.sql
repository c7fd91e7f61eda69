-- CART-16: deals, which apply by themselves, and promo codes, which are typed. `effect` is DealEffect of the domain.
CREATE TABLE deal (
  deal_id text PRIMARY KEY,
  code text,
  name text NOT NULL,
  effect jsonb NOT NULL,
  starts date,
  ends date,
  accode text REFERENCES account,
  most_uses integer,
  position integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX deal_code ON deal (upper(code)) WHERE code IS NOT NULL;

-- Orders that have used a promo code: from confirming on, until the confirmation is taken back.
CREATE TABLE deal_use (
  deal_id text NOT NULL REFERENCES deal ON DELETE CASCADE,
  order_num text NOT NULL REFERENCES cart ON DELETE CASCADE,
  made timestamptz NOT NULL,
  PRIMARY KEY (deal_id, order_num)
);
CREATE INDEX deal_use_order ON deal_use (order_num);

-- What a percentage off a category is reckoned by, so that a save need not look up every part of a long cart.
ALTER TABLE cart_line ADD COLUMN product_category text NOT NULL DEFAULT '';
UPDATE cart_line l SET product_category = p.product_category FROM part p WHERE p.stock_code = l.stock_code;

-- QQ-03: what was quoted, as it was saved (QuotePaper). A cart may be saved as a quote again: links go on showing what they showed.
CREATE TABLE quote (
  quote_id text PRIMARY KEY,
  order_num text NOT NULL REFERENCES cart ON DELETE CASCADE,
  saved timestamptz NOT NULL,
  expiry date NOT NULL,
  paper jsonb NOT NULL
);
CREATE INDEX quote_of_cart ON quote (order_num, saved DESC);

-- Of the token only its SHA-256 is kept.
CREATE TABLE quote_link (
  link_id text PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  quote_id text NOT NULL REFERENCES quote ON DELETE CASCADE,
  made timestamptz NOT NULL,
  made_by text NOT NULL,
  revoked timestamptz
);
CREATE INDEX quote_link_quote ON quote_link (quote_id);

GRANT SELECT, INSERT, UPDATE, DELETE ON deal, deal_use, quote, quote_link TO portal_caller;
ALTER TABLE quote ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON quote TO portal_caller USING (is_callers_cart(order_num));
