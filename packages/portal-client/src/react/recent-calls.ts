import type { CallRecord } from '../transport/types.ts';

const most = 50;
/** Of so many the answers are kept: one may be an order of 500 lines, which is a megabyte. */
const whole = 10;

const slim = ({ envelope, ...call }: CallRecord): CallRecord => ({
  ...call,
  envelope: envelope && { ...envelope, data: '(not kept)' },
});

/** SHELL-05: the call before those known, the oldest gone. What is as large as the stock list is not kept twice. */
export function withCall(calls: readonly CallRecord[], call: CallRecord): readonly CallRecord[] {
  return [call.name === 'get-stocklist' ? slim(call) : call, ...calls]
    .slice(0, most)
    .map((each, at) => (at === whole ? slim(each) : each));
}

/** Whether the server answered the latest call. One that was called off says nothing. */
export function isReached(calls: readonly Pick<CallRecord, 'result'>[]): boolean {
  const latest = calls.find(({ result }) => result !== 'aborted')?.result;
  return latest !== 'network' && latest !== 'timeout';
}
