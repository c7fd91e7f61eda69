import { sql } from '../../db/database.ts';
import { type Apply, changedRows, goneKeys } from './rows.ts';

export const applyDocuments: Apply = {
  feed: 'documents',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO document (resource_id, title, kind, path, body)
      SELECT key, record ->> 'title', record ->> 'kind', record ->> 'path', coalesce((
        SELECT jsonb_agg(jsonb_build_object('heading', trim(split_part(entry, '=', 1)),
            'text', trim(substr(entry, strpos(entry, '=') + 1))) ORDER BY place)
        FROM jsonb_array_elements_text(record -> 'sections') WITH ORDINALITY AS each (entry, place)), '[]')
      FROM ${changedRows(loadId, 'documents')} AS given
      ON CONFLICT (resource_id) DO UPDATE SET title = excluded.title, kind = excluded.kind, path = excluded.path,
        body = excluded.body`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`DELETE FROM document WHERE resource_id IN ${goneKeys(loadId, 'documents')}`);
  },
};

export const applyPartDocuments: Apply = {
  feed: 'part-documents',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO part_document (stock_code, resource_id)
      SELECT record ->> 'stock_code', record ->> 'document' FROM ${changedRows(loadId, 'part-documents')} AS given
      ON CONFLICT DO NOTHING`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`
      DELETE FROM part_document USING ${goneKeys(loadId, 'part-documents')} AS gone
      WHERE stock_code = split_part(gone.key, E'\t', 1) AND resource_id = split_part(gone.key, E'\t', 2)`);
  },
};

export const applyCertificates: Apply = {
  feed: 'certificates',
  async put(tx, loadId) {
    await tx.query(sql`
      INSERT INTO test_certificate (certificate_no, stock_code, batch, heat, issued, data)
      SELECT key, record ->> 'stock_code', record ->> 'batch', record ->> 'heat', (record ->> 'issued')::date,
        jsonb_build_object('standard', record ->> 'standard',
          'chemistry', coalesce((SELECT jsonb_object_agg(trim(split_part(entry, '=', 1)), trim(split_part(entry, '=', 2)))
            FROM jsonb_array_elements_text(record -> 'chemistry') AS each (entry)), '{}'),
          'mechanical', coalesce((
            SELECT jsonb_agg(jsonb_build_object('property', trim(split_part(entry, '=', 1)), 'value', trim(split_part(entry, '=', 2)))
              ORDER BY place)
            FROM jsonb_array_elements_text(record -> 'mechanical') WITH ORDINALITY AS each (entry, place)), '[]'))
      FROM ${changedRows(loadId, 'certificates')} AS given
      ON CONFLICT (certificate_no) DO UPDATE SET stock_code = excluded.stock_code, batch = excluded.batch, heat = excluded.heat,
        issued = excluded.issued, data = excluded.data`);
  },
  async remove(tx, loadId) {
    await tx.query(sql`DELETE FROM test_certificate WHERE certificate_no IN ${goneKeys(loadId, 'certificates')}`);
  },
};
