-- Earlier builds also wrote messages that no destination could take: about confirming and cancelling orders, and software tokens.
DELETE FROM outbox_message WHERE topic IN ('order.confirmed', 'order.unconfirmed', 'order.cancelled', 'software.token');
