-- Where to buy: stores are the supplier's own and its resellers.
CREATE TABLE store_category (
  category text PRIMARY KEY,
  description text NOT NULL,
  position smallint NOT NULL,
  -- product categories of parts that such a store sells
  product_categories text[] NOT NULL
);

CREATE TABLE store (
  store_code text PRIMARY KEY,
  name text NOT NULL,
  address text NOT NULL,
  suburb text NOT NULL,
  state text NOT NULL,
  postcode text NOT NULL,
  phone text NOT NULL,
  hours text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  categories text[] NOT NULL
);

-- What was mailed, by whom and to whom; counts towards the limit of mails an hour.
CREATE TABLE mail (
  mail_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL,
  real_user_id text NOT NULL,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  asked timestamptz NOT NULL,
  -- null while it is being sent and where it failed
  sent timestamptz,
  failure text
);
CREATE INDEX mail_user ON mail (user_id, asked);

CREATE INDEX test_certificate_batch ON test_certificate (batch text_pattern_ops);
CREATE INDEX test_certificate_heat ON test_certificate (heat text_pattern_ops);

-- Which parts changed after the list was first filled, and at which change: browsers fetch the difference alone.
CREATE TABLE part_change (
  stock_code text PRIMARY KEY,
  change integer NOT NULL,
  removed boolean NOT NULL
);
CREATE INDEX part_change_change ON part_change (change);

CREATE FUNCTION note_part_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number integer;
BEGIN
  -- A first fill is no change: nobody has an older list.
  IF current_setting('portal.first_fill', true) = 'on' OR NOT EXISTS (SELECT FROM touched) THEN
    RETURN NULL;
  END IF;
  -- The row's lock puts changes in the order in which they become visible.
  INSERT INTO setting (name, value) VALUES ('stocklist_change', '1')
    ON CONFLICT (name) DO UPDATE SET value = to_jsonb((setting.value)::int + 1)
    RETURNING (value)::int INTO number;
  INSERT INTO part_change (stock_code, change, removed)
    SELECT stock_code, number, NOT EXISTS (SELECT FROM part WHERE part.stock_code = touched.stock_code)
    FROM (SELECT DISTINCT stock_code FROM touched) AS touched
    ON CONFLICT (stock_code) DO UPDATE SET change = excluded.change, removed = excluded.removed;
  RETURN NULL;
END $$;

CREATE TRIGGER part_inserted AFTER INSERT ON part
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_part_changes();
CREATE TRIGGER part_updated AFTER UPDATE ON part
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_part_changes();
CREATE TRIGGER part_deleted AFTER DELETE ON part
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_part_changes();
