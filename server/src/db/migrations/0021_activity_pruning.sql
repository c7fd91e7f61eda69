-- Activities of visitors are deleted by age and by number, mails by age (server/src/retention).
CREATE INDEX activity_visitor ON activity (activity_id) WHERE user_id IS NULL;
CREATE INDEX mail_asked ON mail (asked);
