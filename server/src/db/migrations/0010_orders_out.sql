-- Orders out and what comes back (docs/decisions/0031-orders-out.md).

-- `event_id` is what receivers recognise a repeated event by. `subject`: what it is about; events of one subject are delivered in order.
-- Both are null in messages that are not for destinations, and in orders that an earlier version wrote: those are completed before delivery.
-- `done`: when it was queued for every destination. `payload` of an event: { version, data }.
ALTER TABLE outbox_message ADD COLUMN event_id text UNIQUE;
ALTER TABLE outbox_message ADD COLUMN subject text;
CREATE INDEX outbox_message_open ON outbox_message (topic, message_id) WHERE done IS NULL;
CREATE INDEX outbox_message_subject ON outbox_message (subject) WHERE subject IS NOT NULL;

-- The queue of each destination. No foreign key for it: destinations are in the configuration file.
CREATE TABLE outgoing_delivery (
  destination text NOT NULL,
  message_id bigint NOT NULL REFERENCES outbox_message ON DELETE CASCADE,
  subject text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  queued timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- The three days of retries count from here.
  first_attempt timestamptz,
  -- While a process sends the event, the time at which another may take over.
  next_attempt timestamptz NOT NULL,
  delivered timestamptz,
  -- Of the last attempt: the response or the error.
  answer text,
  PRIMARY KEY (destination, message_id)
);
CREATE INDEX outgoing_delivery_due ON outgoing_delivery (destination, next_attempt) WHERE state = 'waiting';
CREATE INDEX outgoing_delivery_open ON outgoing_delivery (destination, subject, message_id) WHERE state <> 'delivered';

-- What the supplier's systems report about an order. Nothing is updated: the state of an order follows from all its events.
CREATE TABLE order_event (
  -- Name of the reporting system in the configuration file; its own id of the event.
  system text NOT NULL,
  event_id text NOT NULL,
  order_num text NOT NULL REFERENCES cart ON DELETE CASCADE,
  -- When it happened, by the system's clock, and when it arrived.
  at timestamptz NOT NULL,
  received timestamptz NOT NULL,
  -- OrderEvent of the domain, with its kind.
  event jsonb NOT NULL,
  PRIMARY KEY (system, event_id)
);
CREATE INDEX order_event_order ON order_event (order_num, at);

ALTER TABLE order_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY callers_accounts ON order_event TO portal_caller USING (is_callers_cart(order_num));
