-- The driver asks for somebody by mail as often as by phone.
ALTER TABLE dropship_address ADD COLUMN email text NOT NULL DEFAULT '';
