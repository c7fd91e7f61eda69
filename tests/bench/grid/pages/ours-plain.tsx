import { runOrderPage } from '../shared/order-page.tsx';

/** The order table with the plain lines of the peers' pages. */
runOrderPage(false);
