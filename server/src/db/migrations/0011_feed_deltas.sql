-- Delta loads: the files hold only the rows to add, replace or delete; all other rows stay.

ALTER TABLE feed_load ADD COLUMN mode text NOT NULL DEFAULT 'full' CHECK (mode IN ('full', 'delta'));

-- A row of a delta that deletes its key; its record is empty. It exists only while the load is being checked.
ALTER TABLE feed_row ADD COLUMN deleted boolean NOT NULL DEFAULT false;
