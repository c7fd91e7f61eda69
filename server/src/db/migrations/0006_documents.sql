-- What invoices, delivery notes and packing lists print beyond what the order history shows (HIST-04). The feeds fill it in; what is
-- empty is left out of the documents.

-- `address`: lines of the street address, separated by line breaks.
ALTER TABLE account ADD COLUMN address text NOT NULL DEFAULT '';
ALTER TABLE account ADD COLUMN business_number text NOT NULL DEFAULT '';

-- `deliver_to`: lines of the address that the goods went to; empty: the account's own.
ALTER TABLE sales_order ADD COLUMN deliver_to text NOT NULL DEFAULT '';
ALTER TABLE sales_order ADD COLUMN carrier text NOT NULL DEFAULT '';
-- Null: by the payment terms in the setting `supplier`.
ALTER TABLE sales_order ADD COLUMN due_date date;

-- `description`: as it was sold; empty: the part's own. `price`: AUD for `price_per` pieces, null where the system that made the order did
-- not say.
ALTER TABLE sales_order_line ADD COLUMN description text NOT NULL DEFAULT '';
ALTER TABLE sales_order_line ADD COLUMN price numeric(14, 4);
ALTER TABLE sales_order_line ADD COLUMN price_per integer;
