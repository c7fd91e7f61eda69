-- Only `stock.next_dates` may contain nulls; schema.ts derives the element types from these constraints.
ALTER TABLE stock ADD CONSTRAINT stock_available_no_null CHECK (array_position(available, NULL) IS NULL);
ALTER TABLE filter ADD CONSTRAINT filter_members_no_null CHECK (array_position(members, NULL) IS NULL);
ALTER TABLE open_tab ADD CONSTRAINT open_tab_order_nums_no_null CHECK (array_position(order_nums, NULL) IS NULL);
ALTER TABLE store_category ADD CONSTRAINT store_category_product_categories_no_null
  CHECK (array_position(product_categories, NULL) IS NULL);
ALTER TABLE media_file ADD CONSTRAINT media_file_widths_no_null CHECK (array_position(widths, NULL) IS NULL);
ALTER TABLE media_former ADD CONSTRAINT media_former_widths_no_null CHECK (array_position(widths, NULL) IS NULL);
ALTER TABLE feed_load ADD CONSTRAINT feed_load_feeds_no_null CHECK (array_position(feeds, NULL) IS NULL);
ALTER TABLE feed_token ADD CONSTRAINT feed_token_feeds_no_null CHECK (array_position(feeds, NULL) IS NULL);

-- Arrays of keys, and arrays without keys (server/src/db/references.test.ts).
COMMENT ON COLUMN stock.available IS
  'The i-th number belongs to the i-th warehouse of the setting stock_warehouses. No foreign key: an array cannot have one.';
COMMENT ON COLUMN filter.members IS
  'part_ids. No foreign key: an array cannot have one; filters are read whole, hold up to every part, and skip ids that are gone.';
COMMENT ON COLUMN open_tab.order_nums IS
  'No foreign key: an array cannot have one; carts that are gone or belong to another account are left out when it is used.';
COMMENT ON COLUMN store_category.product_categories IS
  'part.product_category of the parts that such a store sells. No foreign key: categories of parts have no table.';
COMMENT ON COLUMN media_file.widths IS 'Pixels, ascending. No foreign key: they are no keys.';
COMMENT ON COLUMN media_former.widths IS 'Pixels, ascending. No foreign key: they are no keys.';
COMMENT ON COLUMN feed_load.feeds IS 'Names of the feeds whose files it has. No foreign key: feeds are in the program, not in a table.';
COMMENT ON COLUMN feed_token.feeds IS 'Names of the feeds that it may load. No foreign key: feeds are in the program, not in a table.';

-- Loads of rows, and columns named `key` or `code`.
COMMENT ON COLUMN feed_row.since IS
  'Load that brought the row. No foreign key: rows are removed with their load, and a look-up of it for each of millions of rows would be wasted.';
COMMENT ON COLUMN feed_row.until IS
  'Load that changed or removed the row; null while it is current. No foreign key: as for since.';
COMMENT ON COLUMN feed_row.key IS 'No foreign key: the row''s own key, made of columns of its record.';
COMMENT ON COLUMN feed_change.key IS 'Key of a row of feed_row. No foreign key: that table has several rows for a key, one for each load that changed it.';
COMMENT ON COLUMN feed_upload.key IS 'No foreign key: the Idempotency-Key that the sending system made.';
COMMENT ON COLUMN idempotency_key.key IS 'No foreign key: the Idempotency-Key that the browser made.';
COMMENT ON COLUMN call_count.key IS
  'The kind of limit and a hashed bearer or a network, for example ''address 203.0.113.7''. No foreign key: most of them name no row.';
COMMENT ON COLUMN hive_component.key IS 'No foreign key: the component''s own key within its draft; it stays the same in forks.';
COMMENT ON COLUMN hive_seen.key IS
  'Key of the component that was read by itself, or empty for the whole draft. No foreign key: an empty key names none, and the component may be removed.';
COMMENT ON COLUMN deal.code IS 'The promo code that buyers type; null: the deal applies by itself. No foreign key: it is the deal''s own.';
COMMENT ON COLUMN cart_counter.code IS
  'Account code, with a dot and a number from its second series of carts on (KES014.2). No foreign key: a series is no account.';
