-- Events that came by the feed order-events and whose buyer is still to be mailed; those of calls are mailed at once.
ALTER TABLE order_event ADD COLUMN notice_due boolean NOT NULL DEFAULT false;
CREATE INDEX order_event_notice_due ON order_event (at) WHERE notice_due;
