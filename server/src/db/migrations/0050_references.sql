-- Columns that name a row of another table have a foreign key, or a comment that says why they have none
-- (server/src/db/references.test.ts).

-- A link never outlived its draft, which goes with its page; this removes what could stop the key from being added.
DELETE FROM hive_preview p WHERE NOT EXISTS (SELECT FROM hive_page h WHERE h.page_id = p.page_id);
ALTER TABLE hive_preview ADD CONSTRAINT hive_preview_page_id_fkey
  FOREIGN KEY (page_id) REFERENCES hive_page ON DELETE CASCADE;
CREATE INDEX hive_preview_page ON hive_preview (page_id);

-- Tabs repeat themselves every 20 seconds, so nothing is lost with a row.
DELETE FROM hive_presence p WHERE NOT EXISTS (SELECT FROM portal_user u WHERE u.user_id = p.user_id);
ALTER TABLE hive_presence ADD CONSTRAINT hive_presence_user_id_fkey
  FOREIGN KEY (user_id) REFERENCES portal_user ON DELETE CASCADE;
CREATE INDEX hive_presence_user ON hive_presence (user_id);

COMMENT ON COLUMN hive_presence.component IS
  'Key of a component of the draft. No foreign key: the tab may report one that somebody else has just removed, which others then ignore.';
COMMENT ON COLUMN picture_address.version IS
  'Version of a picture in part_picture. No foreign key: a picture has one row there for each size, so its version alone is no key.';

-- User names, as shown on screens.
COMMENT ON COLUMN hive_page.created_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN hive_page.changed_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN hive_page.deleted_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN hive_page.unpublish_at_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN hive_draft.created_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN hive_draft.changed_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN hive_draft.requested_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN hive_draft.published_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN hive_draft.publish_at_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN hive_preview.created_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN hive_redirect.created_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN hive_section.created_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN media_file.added_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN media_former.replaced_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN feed_source.changed_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN quote_link.made_by IS 'User name at the time. No foreign key: it stays when the user is renamed or gone.';
COMMENT ON COLUMN feed_load.by_name IS
  'Name of the user or token at the time; empty for commands and the watched folder. No foreign key: it stays when they are gone.';

-- Logs name people as they were at the time and outlive them.
COMMENT ON COLUMN activity.user_id IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN activity.real_user_id IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN audit_log.user_id IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN audit_log.real_user_id IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN mail.user_id IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN mail.real_user_id IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN cart_operation.by_user IS 'User id. No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN cart_operation.real_user IS 'User id. No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN hive_change.by_user IS 'No foreign key: a log, which outlives the user.';
COMMENT ON COLUMN hive_change.real_user IS 'No foreign key: a log, which outlives the user.';

-- Parts, accounts and other rows of the supplier.
COMMENT ON COLUMN cart_line.stock_code IS
  'No foreign key: it is what the buyer typed and may name no part (LINE-06), and the line stays when its part is deleted.';
COMMENT ON COLUMN sales_order_line.stock_code IS 'No foreign key: an old order may name a part that has left the catalogue.';
COMMENT ON COLUMN test_certificate.stock_code IS
  'No foreign key: certificates of delivered goods stay available after the part has left the catalogue.';
COMMENT ON COLUMN part_change.stock_code IS 'No foreign key: the table also lists parts that were removed.';
COMMENT ON COLUMN account.billto IS 'No foreign key: the billed account may be one that does not order through the portal.';
COMMENT ON COLUMN account.store_code IS
  'The supplier''s own code of the branch. No foreign key: it is not a row of store, which lists places to buy at.';
COMMENT ON COLUMN sales_order.carrier IS 'Name of the carrier as printed on documents. No foreign key: it is not the code of a carrier.';
COMMENT ON COLUMN feed_change.load_id IS
  'No foreign key: rows are removed with those of their load, and a look-up of the load for each of millions of rows would be wasted.';

-- Names that look like references and are none.
COMMENT ON COLUMN activity.activity_code IS 'What was done. No foreign key: the codes are in the program, not in a table.';
COMMENT ON COLUMN audit_log.request_id IS 'Number of the request, also in the server''s log. No foreign key: requests are not stored.';
COMMENT ON COLUMN cart_line.line_id IS 'No foreign key: the line''s own id within its cart, which browsers make.';
COMMENT ON COLUMN cart_operation.operation_id IS 'No foreign key: the operation''s own id within its cart, which browsers make.';
COMMENT ON COLUMN customer_stock_code.customer_stock_code IS 'The account''s own code for the part. No foreign key: it is the customer''s.';
COMMENT ON COLUMN dropship_address.feed_code IS 'The supplier''s own code of an address that a feed brought. No foreign key: it is not stored elsewhere.';
COMMENT ON COLUMN feed_source.daily_by IS 'Time of day, HH:MM. No foreign key: it is not a user.';
COMMENT ON COLUMN media_blob.version IS 'No foreign key: the version is that of media_file or, while a replaced file can be put back, of media_former.';
COMMENT ON COLUMN media_file.version IS 'Part of the file''s address. No foreign key: this row is the current version.';
COMMENT ON COLUMN media_former.version IS 'Part of the file''s address. No foreign key: this row is the former version.';
COMMENT ON COLUMN order_event.event_id IS 'No foreign key: the reporting system''s own id of the event.';
COMMENT ON COLUMN outbox_message.event_id IS 'No foreign key: the event''s own id, by which receivers recognise a repeat.';
COMMENT ON COLUMN part.pack_code IS 'Kind of pack as the supplier names it. No foreign key: kinds of packs have no table.';
COMMENT ON COLUMN part.part_id IS 'No foreign key: the part''s own place in the stock list.';
COMMENT ON COLUMN part_picture.version IS 'No foreign key: the picture''s own version, from its bytes.';
