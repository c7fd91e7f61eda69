-- What the price and weight of a line were at its last pricing, so that the totals of a cart need no look-up of every line.
ALTER TABLE cart_line
  ADD COLUMN part_known boolean NOT NULL DEFAULT false,
  ADD COLUMN price_poa boolean NOT NULL DEFAULT false,
  ADD COLUMN price_per integer,
  ADD COLUMN pack_grams integer,
  ADD COLUMN pack_quantity integer;
