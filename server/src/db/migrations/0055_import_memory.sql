-- IMP-06: what an account has taught the import. `alias_key` is the text without punctuation (aliasKey of the domain).
CREATE TABLE import_alias (
  accode text NOT NULL REFERENCES account,
  alias_key text NOT NULL,
  stock_code text NOT NULL,
  made_by text NOT NULL,
  made timestamptz NOT NULL,
  PRIMARY KEY (accode, alias_key)
);
CREATE INDEX import_alias_made ON import_alias (accode, made DESC);

-- `roles` by column, for lists whose columns look alike.
CREATE TABLE import_layout (
  accode text NOT NULL REFERENCES account,
  layout text NOT NULL,
  roles jsonb NOT NULL,
  made_by text NOT NULL,
  made timestamptz NOT NULL,
  PRIMARY KEY (accode, layout)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON import_alias, import_layout TO portal_caller;
ALTER TABLE import_alias ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON import_alias TO portal_caller
  USING (accode = ANY (string_to_array(current_setting('portal.accounts', true), ',')));
ALTER TABLE import_layout ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON import_layout TO portal_caller
  USING (accode = ANY (string_to_array(current_setting('portal.accounts', true), ',')));
