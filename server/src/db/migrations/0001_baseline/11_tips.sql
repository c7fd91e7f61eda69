-- Tips (TIP-01)

CREATE TABLE tip_domain (
  domain_id text PRIMARY KEY,
  origin text NOT NULL
);

CREATE TABLE tip_resource (
  resource_id text PRIMARY KEY,
  path text NOT NULL
);

-- `filter`: words separated by commas that say on which screens the tip fits.
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
