-- When a user last signed in, for the list of users. Sessions are deleted a week after their end.
ALTER TABLE portal_user ADD COLUMN last_sign_in timestamptz;
UPDATE portal_user u SET last_sign_in = l.at
FROM (SELECT user_id, max(at) AS at FROM audit_log WHERE what = 'login' AND result = 'ok' GROUP BY user_id) l
WHERE l.user_id = u.user_id;
