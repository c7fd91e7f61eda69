import { clientFingerprint, createTransport } from '@portal/portal-client';
import { appToken, config } from './config.ts';
import { createBearerCookie } from './portal/bearer-cookie.ts';
import { createMessages } from './portal/messages.ts';
import type { CartGlance, Portal } from './portal/portal.ts';
import { createPreferences } from './portal/preferences.ts';
import { createSession } from './portal/session.ts';
import { createStore } from './portal/store.ts';
