-- Library of pictures and documents

-- The library of pictures and documents that pages use. The number of a file is the resource number of a picture setting; it starts where
-- the supplier's own numbers do not reach, and has at most nine digits.
CREATE TABLE media_file (
  media_id integer GENERATED ALWAYS AS IDENTITY (START WITH 900000001 MAXVALUE 999999999) PRIMARY KEY,
  name text NOT NULL,
  -- Names of folders, separated by slashes; empty at the top.
  folder text NOT NULL DEFAULT '',
  type text NOT NULL CHECK (type = ANY (ARRAY['image/webp', 'image/svg+xml', 'application/pdf'])),
  -- Part of the address, so that files can be cached for good: replacing a file gives it another.
  version text NOT NULL,
  -- Pixels; 0 for documents.
  width integer NOT NULL,
  height integer NOT NULL,
  -- Widths that a picture is stored in, ascending; empty for drawings and documents, which are stored as width 0.
  widths integer[] NOT NULL,
  bytes integer NOT NULL,
  alt text NOT NULL DEFAULT '',
  -- Focal point, percent from the left and from the top.
  focus_x integer NOT NULL DEFAULT 50,
  focus_y integer NOT NULL DEFAULT 50,
  added timestamptz NOT NULL,
  added_by text NOT NULL
);
COMMENT ON COLUMN media_file.added_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN media_file.version IS 'Part of the file''s address. No foreign key: this row is the current version.';

CREATE TABLE media_blob (
  media_id integer NOT NULL REFERENCES media_file ON DELETE CASCADE,
  version text NOT NULL,
  width integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (media_id, version, width)
);
-- Compressed already.
ALTER TABLE media_blob ALTER COLUMN bytes SET STORAGE EXTERNAL;
COMMENT ON COLUMN media_blob.version IS
  'No foreign key: the version is that of media_file or, while a replaced file can be put back, of media_former.';

-- Replaced files of the library, which can be restored for 30 days.
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
COMMENT ON COLUMN media_former.replaced_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN media_former.version IS 'Part of the file''s address. No foreign key: this row is the former version.';
