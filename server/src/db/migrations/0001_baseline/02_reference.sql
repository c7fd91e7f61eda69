-- Reference data

CREATE TABLE warehouse (
  warehouse_code text PRIMARY KEY,
  name text NOT NULL,
  suburb text NOT NULL,
  state text NOT NULL,
  postcode text NOT NULL
);

CREATE TABLE carrier (
  code text PRIMARY KEY,
  name text NOT NULL
);

CREATE TABLE postcode (
  postcode text NOT NULL,
  suburb text NOT NULL,
  state text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  PRIMARY KEY (postcode, suburb)
);

CREATE TABLE delivery_option (
  code text PRIMARY KEY,
  name text NOT NULL,
  days text NOT NULL,
  position smallint NOT NULL,
  base_charge numeric(10, 2) NOT NULL,
  charge_per_kg numeric(10, 4) NOT NULL
);

-- Words of a search and what they are replaced with before searching.
CREATE TABLE search_mutation (
  match text PRIMARY KEY,
  replacement text NOT NULL
);

-- Links into the supplier's own system. `encode`: whether the value is URL-encoded when it goes into the template.
CREATE TABLE erp_link (
  name text PRIMARY KEY,
  template text NOT NULL,
  encode boolean NOT NULL DEFAULT true
);

CREATE TABLE store_category (
  category text PRIMARY KEY,
  description text NOT NULL,
  position smallint NOT NULL,
  -- `part.product_category` of the parts that such a store sells.
  product_categories text[] NOT NULL
);

-- The supplier's own stores and its resellers.
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
  longitude double precision NOT NULL
);

CREATE TABLE store_sells (
  store_code text NOT NULL REFERENCES store ON DELETE CASCADE,
  category text NOT NULL REFERENCES store_category ON DELETE CASCADE,
  PRIMARY KEY (store_code, category)
);
CREATE INDEX store_sells_category ON store_sells (category);
