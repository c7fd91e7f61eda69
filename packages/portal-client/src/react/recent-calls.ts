import { callsMessages as messages } from '../messages/calls.ts';
import type { CallRecord } from '../transport/types.ts';

const maxCalls = 50;
/** Full replies are stored only for the latest calls: one may be an order of 500 lines, about a megabyte. */
const maxFullReplies = 10;

const withoutData = ({ envelope, ...call }: CallRecord): CallRecord => ({
  ...call,
  envelope: envelope && { ...envelope, data: messages.notStored },
});

/** Adds a call and drops the oldest (SHELL-05). Very large replies, such as the stock list, are not stored. */
export function withCall(calls: readonly CallRecord[], call: CallRecord): readonly CallRecord[] {
  return [call.name === 'get-stocklist' ? withoutData(call) : call, ...calls]
    .slice(0, maxCalls)
    .map((each, at) => (at === maxFullReplies ? withoutData(each) : each));
}

/** Returns whether the server responded to the latest call. Cancelled calls are ignored. */
export function isReached(calls: readonly Pick<CallRecord, 'result'>[]): boolean {
  const latest = calls.find(({ result }) => result !== 'aborted')?.result;
  return latest !== 'network' && latest !== 'timeout';
}
