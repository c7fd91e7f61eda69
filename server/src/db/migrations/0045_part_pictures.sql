-- Pictures of parts that came with feed files. Which name has which picture is a row of the feed "images" (feed_row), so that pictures go live
-- and are rolled back with their load.
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

-- Pictures that parts name by their address. A background job fetches them.
CREATE TABLE picture_address (
  address text PRIMARY KEY,
  -- Null until it was fetched once.
  version text,
  tried timestamptz NOT NULL,
  -- Why the last attempt failed; null if it did not.
  problem text
);
