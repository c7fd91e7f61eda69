import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

export interface DocumentPart {
  readonly stock_code: string;
  readonly description: string;
  /** Symbol → text with unit. */
  readonly dimensions: readonly { readonly symbol: string; readonly label: string; readonly value: string }[];
}

/** With the facts that its strength and limits of size are derived from. */
export interface OpenedPart extends DocumentPart {
  readonly facts: Pick<Tables['part'], 'size' | 'thread' | 'spec' | 'finish' | 'image'>;
}

export interface PartDocumentText {
  readonly resource_id: string;
  readonly title: string;
  readonly kind: string;
  readonly body: readonly { readonly heading: string; readonly text: string }[];
  /** The part that the document was opened for, or null. */
  readonly part: OpenedPart | null;
  /** Parts that the document belongs to, in catalogue order, at most `mostParts`. */
  readonly parts: readonly DocumentPart[];
}

/** Limit on the parts listed in a data sheet. */
export const mostParts = 300;

/** A document with its text and parts, opened for the part `stock_code` if it is one of them. Null if there is no such document. */
export async function readDocument(
  db: Pick<Transaction, 'query'>,
  resource_id: string,
  stock_code: string | null = null,
): Promise<PartDocumentText | null> {
  const [document] = await db.query<Omit<PartDocumentText, 'part' | 'parts'>>(sql`
    SELECT resource_id, title, kind, body FROM document WHERE resource_id = ${resource_id}`);
  if (!document) return null;
  const parts = await db.query<DocumentPart>(sql`
    SELECT p.stock_code, p.description, p.information -> 'dimensions' AS dimensions
    FROM part_document d JOIN part p USING (stock_code) WHERE d.resource_id = ${resource_id}
    ORDER BY p.part_id LIMIT ${mostParts}`);
  const [opened] = await db.query<DocumentPart & OpenedPart['facts']>(sql`
    SELECT p.stock_code, p.description, p.information -> 'dimensions' AS dimensions, p.size, p.thread, p.spec, p.finish, p.image
    FROM part_document d JOIN part p USING (stock_code)
    WHERE d.resource_id = ${resource_id} AND p.stock_code = ${stock_code}::text`);
  if (!opened) return { ...document, part: null, parts };
  const { stock_code: code, description, dimensions, ...facts } = opened;
  return { ...document, part: { stock_code: code, description, dimensions, facts }, parts };
}
