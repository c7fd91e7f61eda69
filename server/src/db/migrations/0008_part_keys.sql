-- Browsers keep the stock list by row and by code: a part's place and code are its own for good. A renamed part is a new one.
CREATE FUNCTION refuse_part_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'stock_code and part_id of a part do not change: take % out and put in a new part', OLD.stock_code;
END $$;

CREATE TRIGGER part_keys BEFORE UPDATE ON part FOR EACH ROW
  WHEN (OLD.stock_code IS DISTINCT FROM NEW.stock_code OR OLD.part_id IS DISTINCT FROM NEW.part_id)
  EXECUTE FUNCTION refuse_part_keys();
