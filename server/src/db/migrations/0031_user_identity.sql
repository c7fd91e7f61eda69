-- Single sign-on: which person of an OpenID provider a user is.
CREATE TABLE user_identity (
  issuer text NOT NULL,
  -- The provider's own id of the person.
  subject text NOT NULL,
  user_id text NOT NULL REFERENCES portal_user ON DELETE CASCADE,
  linked timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX user_identity_user ON user_identity (user_id);
