/** The gauges of one scrape are collected at the same time: all calls made while a reading is under way share it. */
export function sharedReading<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  return () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
}
