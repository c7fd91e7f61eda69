-- Millions of rows in one load.

-- Rows are written load by load, so a range index finds those of a load as well as a tree does, and costs nothing when they are written.
DROP INDEX feed_row_since;
CREATE INDEX feed_row_since ON feed_row USING brin (since);

-- Changes are removed with the rows of their load, by the same statement for all loads, so a look-up of the load for each change is work
-- for nothing.
ALTER TABLE feed_change DROP CONSTRAINT feed_change_load_id_fkey;
