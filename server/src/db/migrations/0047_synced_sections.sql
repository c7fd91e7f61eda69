-- A saved section can be shown by pages instead of copied into them: published pages follow its changes.
CREATE TRIGGER hive_section_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hive_section EXECUTE FUNCTION raise_hive_version();
