-- Documents and test certificates

CREATE TABLE document (
  resource_id text PRIMARY KEY,
  title text NOT NULL,
  kind text NOT NULL,
  path text NOT NULL,
  -- The text, where the document is not a file of its own: [{ heading, text }].
  body jsonb NOT NULL DEFAULT '[]'
);

CREATE TABLE part_document (
  stock_code text NOT NULL REFERENCES part ON DELETE CASCADE,
  resource_id text NOT NULL REFERENCES document ON DELETE CASCADE,
  PRIMARY KEY (stock_code, resource_id)
);
CREATE INDEX part_document_document ON part_document (resource_id);

CREATE TABLE test_certificate (
  certificate_no text PRIMARY KEY,
  stock_code text NOT NULL,
  batch text NOT NULL,
  heat text NOT NULL,
  issued date NOT NULL,
  data jsonb NOT NULL
);
CREATE INDEX test_certificate_code ON test_certificate (stock_code);
CREATE INDEX test_certificate_batch ON test_certificate (batch text_pattern_ops);
CREATE INDEX test_certificate_heat ON test_certificate (heat text_pattern_ops);
COMMENT ON COLUMN test_certificate.stock_code IS
  'No foreign key: certificates of delivered goods stay available after the part has left the catalogue.';
