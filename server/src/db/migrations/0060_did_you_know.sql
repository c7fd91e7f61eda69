-- TIP-01: tips of the portal itself, which a supplier may change, hide (`shown`) and add to. `filter` is words with commas between.
CREATE TABLE tip_domain (
  domain_id text PRIMARY KEY,
  origin text NOT NULL
);

CREATE TABLE tip_resource (
  resource_id text PRIMARY KEY,
  path text NOT NULL
);

CREATE TABLE did_you_know (
  tip_id text PRIMARY KEY,
  filter text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  domain_id text REFERENCES tip_domain,
  resource_id text REFERENCES tip_resource,
  position integer NOT NULL DEFAULT 0,
  shown boolean NOT NULL DEFAULT true
);

GRANT SELECT ON tip_domain, tip_resource, did_you_know TO portal_caller;

INSERT INTO tip_domain VALUES ('portal', '');
INSERT INTO tip_resource VALUES
  ('preferences', '/preferences'),
  ('history', '/orders/account/history'),
  ('favourites', '/orders/account/favourites'),
  ('invoices', '/orders/account/invoices'),
  ('customise', '/preferences#customise'),
  ('certificates', '/testcert'),
  ('where-to-buy', '/wherebuy');

INSERT INTO did_you_know (tip_id, filter, title, description, domain_id, resource_id, position) VALUES
  ('quantity-sums', 'order,quick_quote,keyboard', 'A quantity can be a sum',
   'Type 3*50 or 2 boxes as a quantity. Enter works out the pieces.', NULL, NULL, 10),
  ('paste-list', 'order,orders', 'A whole list goes in at once',
   'Paste codes and quantities from a spreadsheet or a mail into the entry line. You look them over first, and one Undo takes them all out again.', NULL, NULL, 20),
  ('first-to-answer', 'order,keyboard', 'One key leads to what is in the way',
   'Press N while nothing is being typed: it goes to the first line that must be answered before you can confirm.', NULL, NULL, 30),
  ('remedy-keys', 'order,quick_quote,keyboard', 'A line offers its own remedies',
   'A line that was changed says why, and each way out has a key. Z takes back what was made of it.', NULL, NULL, 40),
  ('palette', 'order,orders,quick_quote,account,keyboard', 'A few letters reach everything',
   'Press Ctrl+K, or Cmd+K on a Mac, and type part of a command, an order or a part.', NULL, NULL, 50),
  ('kept', 'order,orders', 'What you type is never lost',
   'Every line is kept on this device at once and sent when the server answers. You can close the window in mid-order.', NULL, NULL, 60),
  ('move-tabs', 'orders,keyboard', 'Order tabs can be put in your own order',
   'Drag a tab, or press Ctrl+Shift with an arrow key on it. Delete closes it; the order itself stays.', NULL, NULL, 70),
  ('find-beside', 'order,quick_quote,keyboard', 'Parts can be found beside the order',
   'Press F while nothing is being typed. Filter by size, finish or grade, and add what you find without leaving the order.', NULL, NULL, 80),
  ('quick-quote', 'quick_quote', 'A quick quote orders nothing',
   'It shows your price and stock as you type. How many lines it keeps, and at which end new ones stand, is yours to choose.',
   'portal', 'preferences', 90),
  ('reorder', 'orders,account', 'Order again what you ordered before',
   'The order history puts past lines on a new order at today''s prices, and says what has changed.', 'portal', 'history', 100),
  ('favourites', 'orders,account', 'Keep what you order often together',
   'Favourites are folders of parts. A folder goes on an order in one step.', 'portal', 'favourites', 110),
  ('net-prices', 'account', 'Your net prices as a file',
   'Download them for the whole catalogue, beside your invoices.', 'portal', 'invoices', 120),
  ('own-theme', 'account,look', 'Make the colours your own',
   'Start from any of the themes and change it while you look at your orders. Contrast is checked for you.', 'portal', 'customise', 130),
  ('certificates', 'account,search,public', 'Test certificates need no call',
   'Search by certificate number, batch or part, and download or mail them.', 'portal', 'certificates', 140),
  ('sizes', 'search,public', 'Search by size and words together',
   'M16 x 80 galv finds the part as well as its code does.', NULL, NULL, 150),
  ('stores', 'search,public', 'Stores near you',
   'Type a postcode or a suburb to see who keeps a part, nearest first.', 'portal', 'where-to-buy', 160);
