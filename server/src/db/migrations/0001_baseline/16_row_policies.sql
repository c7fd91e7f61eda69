-- Row policies (docs/decisions/0005-row-level-policies.md)
-- Work for a caller runs as `portal_caller`, who sees the carts of the accounts named in `portal.accounts` and no others; without a name,
-- none. Jobs and migrations run as the owner of the tables, who sees all.

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_caller') THEN
    CREATE ROLE portal_caller NOLOGIN;
  END IF;
EXCEPTION
  -- Roles belong to the cluster: another database of the same cluster may have been migrated at the same moment.
  WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'portal_caller', 'MEMBER') THEN
    EXECUTE format('GRANT portal_caller TO %I', current_user);
  END IF;
END $$;

GRANT USAGE ON SCHEMA public TO portal_caller;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO portal_caller;
-- Also tables of later migrations.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO portal_caller;

CREATE FUNCTION is_callers_account(accode text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT accode = ANY (string_to_array(current_setting('portal.accounts', true), ','))
$$;

-- Reads the account from the cart's id instead of the cart's row: 500 lines need no 500 look-ups. An account code has no dot; an id is a code,
-- from the second series on a dot and the series, a dash and six digits.
CREATE FUNCTION is_callers_cart(order_num text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT is_callers_account(split_part(left(order_num, -7), '.', 1))
$$;

ALTER TABLE cart ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON cart TO portal_caller USING (is_callers_account(accode));
ALTER TABLE import_alias ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON import_alias TO portal_caller USING (is_callers_account(accode));
ALTER TABLE import_layout ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON import_layout TO portal_caller USING (is_callers_account(accode));

ALTER TABLE cart_line ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON cart_line TO portal_caller USING (is_callers_cart(order_num));
ALTER TABLE cart_operation ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON cart_operation TO portal_caller USING (is_callers_cart(order_num));
ALTER TABLE quote ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON quote TO portal_caller USING (is_callers_cart(order_num));
ALTER TABLE order_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON order_event TO portal_caller USING (is_callers_cart(order_num));
