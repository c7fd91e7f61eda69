-- What a check of a draft found and somebody let stand, with their reasons: told when publication was asked for, or when it went out.
ALTER TABLE hive_draft ADD COLUMN request_waivers jsonb NOT NULL DEFAULT '[]'::jsonb;
