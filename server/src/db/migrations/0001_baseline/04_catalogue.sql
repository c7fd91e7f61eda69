-- Catalogue: parts, prices, stock, pictures

CREATE TABLE part (
  stock_code text PRIMARY KEY,
  -- Place in the stock list, counted from 0. Stays with the part for good: browsers store the list by it.
  part_id integer NOT NULL UNIQUE,
  description text NOT NULL,
  product_category text NOT NULL,
  product_type text NOT NULL,
  thread text NOT NULL,
  finish text NOT NULL,
  spec text NOT NULL,
  size text NOT NULL,
  length text NOT NULL,
  image text NOT NULL,
  pack_quantity integer NOT NULL,
  pack_code text NOT NULL,
  -- Grams of one pack.
  pack_weight integer NOT NULL,
  inner_quantity integer NOT NULL,
  sell_quantity_minimum integer NOT NULL,
  sell_quantity_increment integer NOT NULL,
  -- Number of pieces that a price is for.
  price_per integer NOT NULL,
  discontinued boolean NOT NULL DEFAULT false,
  -- Checked at commit: a feed may name a part before it brings it.
  superseded_by text REFERENCES part ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  -- Price on application.
  poa boolean NOT NULL DEFAULT false,
  -- { dimensions: [{symbol,label,value}], packaging: [{pack_code,quantity,weight_kg}], details: [{label,value}], stockNotes: [text] }
  information jsonb NOT NULL
);
CREATE INDEX part_superseded_by ON part (superseded_by) WHERE superseded_by IS NOT NULL;
COMMENT ON COLUMN part.pack_code IS 'Kind of pack as the supplier names it. No foreign key: kinds of packs have no table.';
COMMENT ON COLUMN part.part_id IS 'No foreign key: the part''s own place in the stock list.';

CREATE TABLE part_relation (
  stock_code text NOT NULL REFERENCES part ON DELETE CASCADE,
  relation text NOT NULL CHECK (relation IN ('alternate', 'related', 'pack_options')),
  other_stock_code text NOT NULL REFERENCES part ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (stock_code, relation, position)
);
CREATE INDEX part_relation_other ON part_relation (other_stock_code);

-- One row for each price from a quantity on. A standard price has no account: it is everybody's.
CREATE TABLE price (
  stock_code text NOT NULL REFERENCES part ON DELETE CASCADE,
  accode text REFERENCES account ON DELETE CASCADE,
  price_type text NOT NULL CHECK (price_type IN ('standard', 'special', 'quote')),
  -- The price applies from this quantity on.
  quantity_break integer NOT NULL,
  -- AUD for `part.price_per` pieces.
  price numeric(12, 2) NOT NULL,
  UNIQUE NULLS NOT DISTINCT (stock_code, accode, price_type, quantity_break),
  CHECK ((accode IS NULL) = (price_type = 'standard'))
);
CREATE INDEX price_account ON price (accode) WHERE accode IS NOT NULL;

-- One row for each part: the i-th entry belongs to the i-th warehouse of the setting `stock_warehouses`. Arrays, because a price call for
-- 500 lines needs all warehouses of all its parts: 500 rows instead of 4,000.
CREATE TABLE stock (
  stock_code text PRIMARY KEY REFERENCES part ON DELETE CASCADE,
  available integer[] NOT NULL,
  -- When more arrives; null where nothing is on order.
  next_dates date[] NOT NULL,
  CHECK (cardinality(available) = cardinality(next_dates))
);

-- An account's own codes for parts.
CREATE TABLE customer_stock_code (
  accode text NOT NULL REFERENCES account,
  stock_code text NOT NULL REFERENCES part ON DELETE CASCADE,
  customer_stock_code text NOT NULL,
  PRIMARY KEY (accode, stock_code)
);
CREATE INDEX customer_stock_code_code ON customer_stock_code (accode, upper(customer_stock_code));
CREATE INDEX customer_stock_code_part ON customer_stock_code (stock_code);
COMMENT ON COLUMN customer_stock_code.customer_stock_code IS 'The account''s own code for the part. No foreign key: it is the customer''s.';

CREATE TABLE filter (
  filter text NOT NULL,
  filter_root text NOT NULL,
  type text NOT NULL,
  description text NOT NULL,
  position integer NOT NULL,
  -- part_ids, up to those of every part. Filters are read whole and skip ids that are gone.
  members integer[] NOT NULL,
  image text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'active',
  hidden boolean NOT NULL DEFAULT false,
  PRIMARY KEY (filter_root, filter)
);

-- Parts that changed since the stock list was first filled, and in which change: browsers fetch only the difference.
CREATE TABLE part_change (
  stock_code text PRIMARY KEY,
  change integer NOT NULL,
  removed boolean NOT NULL
);
CREATE INDEX part_change_change ON part_change (change);
COMMENT ON COLUMN part_change.stock_code IS 'No foreign key: the table also lists parts that were removed.';

-- Pictures of parts that came with feed files. Which name has which picture is a row of the feed "images" (feed_row), so that pictures
-- go live and are rolled back with their load.
CREATE TABLE part_picture (
  -- From the bytes of the file, so that the same picture is stored once.
  version text NOT NULL,
  -- Pixels of the longer side, at most.
  size integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (version, size)
);
-- Compressed already.
ALTER TABLE part_picture ALTER COLUMN bytes SET STORAGE EXTERNAL;
COMMENT ON COLUMN part_picture.version IS 'No foreign key: the picture''s own version, from its bytes.';

-- Pictures that parts name by their address. A background job fetches them.
CREATE TABLE picture_address (
  address text PRIMARY KEY,
  -- Null until it was fetched once.
  version text,
  tried timestamptz NOT NULL,
  -- Why the last attempt failed; null if it did not.
  problem text
);
COMMENT ON COLUMN picture_address.version IS
  'Version of a picture in part_picture. No foreign key: a picture has one row there for each size, so its version alone is no key.';
