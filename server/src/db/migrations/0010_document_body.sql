-- What a document says, where it is no file of its own: [{ heading, text }].
ALTER TABLE document ADD COLUMN body jsonb NOT NULL DEFAULT '[]';
