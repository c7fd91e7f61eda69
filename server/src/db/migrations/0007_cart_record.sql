-- CartRecord: how a cart came to be and what was promised of it. No edit changes it, so it is no part of the fold in `head`.
ALTER TABLE cart ADD COLUMN record jsonb NOT NULL DEFAULT '{}';

-- A line's price at its last look-up, which totals are made of, apart from the price at which the buyer saved it (saved_web_price,
-- saved_extended), which a change is shown against.
ALTER TABLE cart_line ADD COLUMN web_price numeric(14, 4), ADD COLUMN extended numeric(16, 4);
UPDATE cart_line SET web_price = saved_web_price, extended = saved_extended;
