import { runOrderPage } from '../shared/order-page.tsx';

/** The order table with the same plain lines as every other page. */
runOrderPage(false);
