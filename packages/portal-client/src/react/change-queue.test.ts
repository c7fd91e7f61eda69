import { expect, test } from 'vitest';
import { createChangeQueue, type SendOptions } from './change-queue.ts';

/** A server that responds when the test releases it. */
function server() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const send = (what: string) => (how: SendOptions) => {
    sent.push(how.keepalive ? `${what}, leaving` : what);
    return new Promise<string>((resolve) => answers.push(() => resolve(what)));
  };
  const answer = async (): Promise<void> => {
    const turn = () => new Promise((resolve) => setTimeout(resolve));
    await turn();
    answers.shift()?.();
    await turn();
  };
  return { sent, send, answer };
}
const leaving = () => new Event('pagehide');

test('FAV-01 changes are sent one after another, even if earlier ones fail', async () => {
  const { sent, send, answer } = server();
  const queue = createChangeQueue(new EventTarget());
  const refused = queue.add('a', () => Promise.reject(new Error('refused')));
  const first = queue.add('b', send('first'));
  const second = queue.add('c', send('second'));
  await expect(refused).rejects.toThrow('refused');
  await answer();
  expect(sent).toEqual(['first', 'second']);
  await answer();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  await queue.settled();
});

test('FAV-01 unfinished changes are sent again when the page closes, only the latest of each', async () => {
  const { sent, send, answer } = server();
  const page = new EventTarget();
  const queue = createChangeQueue(page);
  void queue.add('rename 1', send('Bolts'));
  void queue.add('rename 2', send('Nuts'));
  void queue.add('rename 1', send('Screws'));
  await answer();
  expect(sent).toEqual(['Bolts', 'Nuts']);
  page.dispatchEvent(leaving());
  expect(sent.slice(2)).toEqual(['Nuts, leaving', 'Screws, leaving']);
});

test('FAV-01 finished changes are not sent again', async () => {
  const { sent, send, answer } = server();
  const page = new EventTarget();
  const queue = createChangeQueue(page);
  void queue.add('rename 1', send('Bolts'));
  await answer();
  page.dispatchEvent(leaving());
  expect(sent).toEqual(['Bolts']);
});
