-- Triggers
-- `portal.first_fill` is 'on' while a new store is filled or a backup restored: that is not a change of anything.

-- Nobody can change the audit log.
-- Only rows older than `portal.audit_before`, which the job that deletes old rows sets, may be deleted.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < nullif(current_setting('portal.audit_before', true), '')::timestamptz THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is added to and read, never changed';
END $$;
CREATE TRIGGER audit_log_row BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_all BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Browsers store the stock list by part_id and stock_code, so neither changes.
CREATE FUNCTION refuse_part_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'stock_code and part_id of a part do not change: take % out and put in a new part', OLD.stock_code;
END $$;
CREATE TRIGGER part_keys BEFORE UPDATE ON part FOR EACH ROW
  WHEN (OLD.stock_code IS DISTINCT FROM NEW.stock_code OR OLD.part_id IS DISTINCT FROM NEW.part_id)
  EXECUTE FUNCTION refuse_part_keys();

-- Numbers each change of parts (setting `stocklist_change`) and records which parts it touched.
CREATE FUNCTION note_part_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number integer;
BEGIN
  IF current_setting('portal.first_fill', true) = 'on' OR NOT EXISTS (SELECT FROM touched) THEN
    RETURN NULL;
  END IF;
  -- The lock on this row puts changes in the order in which they become visible.
  INSERT INTO setting (name, value) VALUES ('stocklist_change', '1')
    ON CONFLICT (name) DO UPDATE SET value = to_jsonb((setting.value)::int + 1)
    RETURNING (value)::int INTO number;
  INSERT INTO part_change (stock_code, change, removed)
    SELECT stock_code, number, NOT EXISTS (SELECT FROM part WHERE part.stock_code = touched.stock_code)
    FROM (SELECT DISTINCT stock_code FROM touched) AS touched
    ON CONFLICT (stock_code) DO UPDATE SET change = excluded.change, removed = excluded.removed;
  RETURN NULL;
END $$;
CREATE TRIGGER part_inserted AFTER INSERT ON part
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_part_changes();
CREATE TRIGGER part_updated AFTER UPDATE ON part
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_part_changes();
CREATE TRIGGER part_deleted AFTER DELETE ON part
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_part_changes();

-- Changes the id of the price list (setting `price_list`) after every change of a price or part. While the id is unchanged, lines need not
-- be priced again.
CREATE FUNCTION name_price_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('portal.first_fill', true) = 'on' THEN
    RETURN NULL;
  END IF;
  INSERT INTO setting (name, value) VALUES ('price_list', to_jsonb(gen_random_uuid()))
    ON CONFLICT (name) DO UPDATE SET value = excluded.value;
  RETURN NULL;
END $$;
CREATE TRIGGER price_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON price
  FOR EACH STATEMENT EXECUTE FUNCTION name_price_list();
CREATE TRIGGER part_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON part
  FOR EACH STATEMENT EXECUTE FUNCTION name_price_list();
INSERT INTO setting (name, value) VALUES ('price_list', to_jsonb(gen_random_uuid()));

-- Raises the setting `hive_version`: rendered public pages of an older version are out of date. Whoever
-- changes these tables does it through this trigger.
CREATE FUNCTION raise_hive_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('portal.first_fill', true) = 'on' THEN
    RETURN NULL;
  END IF;
  INSERT INTO setting (name, value) VALUES ('hive_version', '1')
    ON CONFLICT (name) DO UPDATE SET value = to_jsonb((setting.value)::int + 1);
  RETURN NULL;
END $$;
CREATE TRIGGER hive_article_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hive_article EXECUTE FUNCTION raise_hive_version();
CREATE TRIGGER hive_domain_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hive_domain EXECUTE FUNCTION raise_hive_version();
CREATE TRIGGER hive_resource_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hive_resource EXECUTE FUNCTION raise_hive_version();
CREATE TRIGGER document_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON document EXECUTE FUNCTION raise_hive_version();
CREATE TRIGGER did_you_know_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON did_you_know EXECUTE FUNCTION raise_hive_version();
CREATE TRIGGER tip_domain_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tip_domain EXECUTE FUNCTION raise_hive_version();
CREATE TRIGGER tip_resource_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tip_resource EXECUTE FUNCTION raise_hive_version();
CREATE TRIGGER hive_section_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hive_section EXECUTE FUNCTION raise_hive_version();
CREATE TRIGGER media_file_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON media_file EXECUTE FUNCTION raise_hive_version();
