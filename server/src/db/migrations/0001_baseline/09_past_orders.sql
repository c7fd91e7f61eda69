-- Past orders of the supplier's own system, favourites, lists to import

CREATE TABLE sales_order (
  so_order_no text PRIMARY KEY,
  accode text NOT NULL REFERENCES account,
  so_order_date date NOT NULL,
  customer_reference text NOT NULL,
  total numeric(12, 2) NOT NULL,
  -- What documents print beyond the order history (HIST-04), which leave out what is empty. Lines of the address that the goods went to;
  -- empty: the account's own.
  deliver_to text NOT NULL DEFAULT '',
  carrier text NOT NULL DEFAULT '',
  -- Null: by the payment terms in the setting `supplier`.
  due_date date
);
CREATE INDEX sales_order_account ON sales_order (accode, so_order_date DESC);
COMMENT ON COLUMN sales_order.carrier IS 'Name of the carrier as printed on documents. No foreign key: it is not the code of a carrier.';

CREATE TABLE sales_order_line (
  so_order_no text NOT NULL REFERENCES sales_order ON DELETE CASCADE,
  line_number integer NOT NULL,
  stock_code text NOT NULL,
  so_display_qty integer NOT NULL,
  amount numeric(12, 2) NOT NULL,
  -- As it was sold; empty: the part's own.
  description text NOT NULL DEFAULT '',
  -- AUD for `price_per` pieces; null where the system that made the order did not say.
  price numeric(14, 4),
  price_per integer,
  PRIMARY KEY (so_order_no, line_number)
);
CREATE INDEX sales_order_line_code ON sales_order_line (stock_code);
COMMENT ON COLUMN sales_order_line.stock_code IS 'No foreign key: an old order may name a part that has left the catalogue.';

CREATE TABLE favourite (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES portal_user ON DELETE CASCADE,
  parent_id text REFERENCES favourite ON DELETE CASCADE,
  "order" integer NOT NULL,
  data_type text NOT NULL CHECK (data_type IN ('FOLDER', 'ITEM', 'SELECTOR')),
  name text NOT NULL,
  -- Of an ITEM. When the part is deleted, the favourite stays under its name.
  stock_code text REFERENCES part ON DELETE SET NULL,
  quantity integer,
  -- Of a SELECTOR: address of the search.
  address text,
  -- The favourite that was deleted and took this one with it, or itself. Stored for a while, so that the delete can be undone.
  deleted_root text REFERENCES favourite ON DELETE CASCADE,
  deleted_at timestamptz
);
CREATE INDEX favourite_user ON favourite (user_id, parent_id);
CREATE INDEX favourite_parent ON favourite (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX favourite_part ON favourite (stock_code) WHERE stock_code IS NOT NULL;
CREATE INDEX favourite_deleted ON favourite (deleted_root, user_id) WHERE deleted_root IS NOT NULL;

-- IMP-06: which part an account meant by a text. `alias_key` is the text without punctuation (aliasKey of the domain).
CREATE TABLE import_alias (
  accode text NOT NULL REFERENCES account,
  alias_key text NOT NULL,
  stock_code text NOT NULL REFERENCES part ON DELETE CASCADE,
  made_by text NOT NULL REFERENCES portal_user,
  made timestamptz NOT NULL,
  PRIMARY KEY (accode, alias_key)
);
CREATE INDEX import_alias_made ON import_alias (accode, made DESC);
CREATE INDEX import_alias_part ON import_alias (stock_code);

-- IMP-06: what each column of a list is, for lists with the same columns.
CREATE TABLE import_layout (
  accode text NOT NULL REFERENCES account,
  layout text NOT NULL,
  roles jsonb NOT NULL,
  made_by text NOT NULL REFERENCES portal_user,
  made timestamptz NOT NULL,
  PRIMARY KEY (accode, layout)
);
