-- Retention: old rows of the audit log, of activity and of delivered events are deleted by a job (server/src/retention).

-- Rows of the audit log older than `portal.audit_before`, which only the job sets, may be deleted. Nothing else may be changed.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < nullif(current_setting('portal.audit_before', true), '')::timestamptz THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is added to and read, never changed';
END $$;

-- Also for the search: by time, by user and by action, newest first.
CREATE INDEX audit_log_at ON audit_log (at);
CREATE INDEX audit_log_user ON audit_log (user_id, audit_id);
CREATE INDEX audit_log_real_user ON audit_log (real_user_id, audit_id);
CREATE INDEX audit_log_what ON audit_log (what, audit_id);
CREATE INDEX activity_received ON activity (received);
CREATE INDEX outgoing_delivery_delivered ON outgoing_delivery (delivered) WHERE state = 'delivered';
