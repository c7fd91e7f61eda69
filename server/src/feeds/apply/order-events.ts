import { sql } from '../../db/database.ts';
import { usualTimeZone } from '../../supplier/supplier.ts';
import { type Apply, changedRows, goneKeys } from './rows.ts';

/** Names the feed among the reporting systems. A configured system cannot have this name. */
export const orderEventsSystem = 'feed:order-events';

/** Days after which buyers are no longer mailed about an event, such as when a supplier loads past events. */
const newsLasts = 3;

export const applyOrderEvents: Apply = {
  feed: 'order-events',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO order_event (system, event_id, order_num, at, received, event, notice_due)
      SELECT ${orderEventsSystem}, key, record ->> 'order_number', happened, load.started, jsonb_build_object('kind', record ->> 'kind') ||
        jsonb_strip_nulls(CASE record ->> 'kind'
          WHEN 'acknowledged' THEN jsonb_build_object('supplier_order_number', record ->> 'number')
          WHEN 'line_changed' THEN jsonb_build_object('line_number', record -> 'line', 'quantity', record -> 'quantity',
            'unit_price', record ->> 'price', 'reason', record ->> 'reason')
          WHEN 'line_refused' THEN jsonb_build_object('line_number', record -> 'line', 'reason', record ->> 'reason')
          WHEN 'back_ordered' THEN jsonb_build_object('line_number', record -> 'line', 'quantity', record -> 'quantity')
          WHEN 'shipped' THEN jsonb_build_object('carrier', record ->> 'carrier', 'tracking', record ->> 'tracking', 'lines', lines)
          WHEN 'invoiced' THEN jsonb_build_object('invoice_number', record ->> 'number', 'lines', lines)
          WHEN 'certified' THEN jsonb_build_object('certificate_nos', record -> 'certificates')
          WHEN 'credited' THEN jsonb_build_object('credit_note_number', record ->> 'number', 'total', record ->> 'total',
            'reason', record ->> 'reason')
          ELSE '{}' END) ||
        -- Null: a back order whose day is not known.
        CASE record ->> 'kind' WHEN 'back_ordered' THEN jsonb_build_object('expected', record -> 'expected') ELSE '{}' END,
        given.kind = 'new' AND happened > load.started - make_interval(days => ${newsLasts})
      FROM ${changedRows(loadId, 'order-events')} AS given
        CROSS JOIN LATERAL (SELECT ((record ->> 'date') || ' ' || (record ->> 'time'))::timestamp AT TIME ZONE
          coalesce((SELECT value ->> 'time_zone' FROM setting WHERE name = 'supplier'), ${usualTimeZone}) AS happened) AS moment
        CROSS JOIN LATERAL (SELECT jsonb_agg(jsonb_build_object('line_number', split_part(entry, '=', 1)::int,
          'quantity', split_part(entry, '=', 2)::int) ORDER BY place) AS lines
          FROM jsonb_array_elements_text(record -> 'lines') WITH ORDINALITY AS each (entry, place)) AS listed
        CROSS JOIN (SELECT started FROM feed_load WHERE load_id = ${loadId}) AS load
      ON CONFLICT (system, event_id) DO UPDATE SET order_num = excluded.order_num, at = excluded.at, event = excluded.event`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`
      DELETE FROM order_event WHERE system = ${orderEventsSystem} AND event_id IN ${goneKeys(loadId, 'order-events')}`);
  },
};
