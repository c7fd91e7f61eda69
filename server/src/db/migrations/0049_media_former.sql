-- Files of the library that another file was put in the place of: they can be put back for 30 days.
CREATE TABLE media_former (
  media_id integer NOT NULL REFERENCES media_file ON DELETE CASCADE,
  version text NOT NULL,
  type text NOT NULL CHECK (type = ANY (ARRAY['image/webp', 'image/svg+xml', 'application/pdf'])),
  width integer NOT NULL,
  height integer NOT NULL,
  widths integer[] NOT NULL,
  bytes integer NOT NULL,
  replaced timestamptz NOT NULL,
  replaced_by text NOT NULL,
  PRIMARY KEY (media_id, version)
);
CREATE INDEX media_former_replaced ON media_former (replaced);
