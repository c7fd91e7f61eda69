-- A part may have several notes.
UPDATE feed_row SET record = jsonb_set(record, '{note}',
  CASE WHEN record ->> 'note' = '' THEN '[]'::jsonb ELSE jsonb_build_array(record ->> 'note') END)
WHERE feed = 'parts' AND jsonb_typeof(record -> 'note') = 'string';
