import { runOrderPage } from '../shared/order-page.tsx';

/** The order table with every state and note of the reference. */
runOrderPage(true);
