-- Rows are written load by load, so a range index finds those of a load as well as a tree does, and costs nothing when they are written.
DROP INDEX feed_row_since;
CREATE INDEX feed_row_since ON feed_row USING brin (since);
