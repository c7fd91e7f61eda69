import { runOrderPage } from '../shared/order-page.tsx';

/** The order table as an order has it, with every state and note. */
runOrderPage(true);
