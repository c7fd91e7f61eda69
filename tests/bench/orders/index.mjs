import { build } from '../../../scripts/lib/build.mjs';
import { describeMachine, quiet } from '../lib/machine.mjs';
import { signIn } from '../server/client.mjs';
import { bigCart, buyers, measureBuyers, orderable } from './buyers.mjs';
import { measureDesk } from './desk.mjs';

/** Four orders of 500 lines of the buyer who signs in. */
async function fourOrders(url) {
  const user = await signIn(url, { connections: 2 });
  const codes = await orderable(user);
  const ids = [];
  for (let i = 0; i < 4; i += 1) ids.push((await bigCart(user, codes)).id);
  user.close();
  return { ids, codes };
}

/** The cost of a buyer's day: opening a large order, switching between orders, and twenty buyers at once on PostgreSQL. */
export async function orders(options) {
  if (!(await build())) throw new Error('The portal could not be built.');
  const calm = await quiet();
  const desk = await measureDesk(options, fourOrders);
  process.stdout.write('  desk done\n');
  const together = await measureBuyers(options);
  return { machine: { ...describeMachine(), calm }, desk, buyers, together };
}
