-- A second net beneath the server's own check of access: what is done for a caller is done as `portal_caller`, who sees the carts of
-- the accounts named in `portal.accounts` and no others; without a name, none. Jobs and migrations run as the owner, who sees all.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_caller') THEN
    CREATE ROLE portal_caller NOLOGIN;
  END IF;
EXCEPTION
  -- Roles belong to the cluster: another database of it was migrated at the same moment.
  WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'portal_caller', 'MEMBER') THEN
    EXECUTE format('GRANT portal_caller TO %I', current_user);
  END IF;
END $$;

GRANT USAGE ON SCHEMA public TO portal_caller;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO portal_caller;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO portal_caller;

-- Codes of accounts hold no dot, and a cart id is a code, a dot and a series from the second on, a dash and six digits.
CREATE FUNCTION is_callers_cart(order_num text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT split_part(left(order_num, -7), '.', 1) = ANY (string_to_array(current_setting('portal.accounts', true), ','))
$$;

ALTER TABLE cart ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON cart TO portal_caller
  USING (accode = ANY (string_to_array(current_setting('portal.accounts', true), ',')));

ALTER TABLE cart_line ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON cart_line TO portal_caller USING (is_callers_cart(order_num));

ALTER TABLE cart_operation ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON cart_operation TO portal_caller USING (is_callers_cart(order_num));
