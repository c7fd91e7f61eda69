-- Another value after every write of a cart: who has the cart in memory with this stamp has what the store has.
ALTER TABLE cart ADD COLUMN stamp text NOT NULL DEFAULT '';
