-- Which revision of a draft somebody was told last: calls that do not say what they have seen go by it. `key` is of one component that was
-- read by itself, or empty for the whole draft.
CREATE TABLE hive_seen (
  user_id text NOT NULL,
  draft_id integer NOT NULL REFERENCES hive_draft ON DELETE CASCADE,
  key text NOT NULL,
  revision integer NOT NULL,
  PRIMARY KEY (user_id, draft_id, key)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON hive_seen TO portal_caller;

-- No call changes articles, tips and what they lead to: whoever changes them in the store makes the rendered pages out of date by it.
CREATE FUNCTION raise_hive_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What is filled anew, as from a backup, brings its number along.
  IF coalesce(current_setting('portal.first_fill', true), '') = 'on' THEN
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
