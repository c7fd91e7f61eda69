-- Names the prices and parts as they are: another name after every change of either, so that what was priced under one need not be priced
-- again while it stands.
CREATE FUNCTION name_price_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A first fill is no change: nothing was priced before it. A backup brings its name along.
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
