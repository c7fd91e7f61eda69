-- Activities are pruned by age, those of visitors also by number.
CREATE INDEX activity_received ON activity (received);
CREATE INDEX activity_visitor ON activity (activity_id) WHERE user_id IS NULL;
CREATE INDEX mail_asked ON mail (asked);
