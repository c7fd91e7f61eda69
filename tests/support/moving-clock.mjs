// For `node --import`: on SIGHUP three minutes pass at once. The time moves ahead, and what runs every one to three minutes runs, so that
// a test need not wait for a planned time.
const step = 3 * 60_000;
let ahead = 0;

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + ahead);
    else super(...values);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};

const due = new Set();
const realInterval = setInterval;
globalThis.setInterval = (run, every, ...values) => {
  if (every >= 60_000 && every <= step) due.add(() => run(...values));
  return realInterval(run, every, ...values);
};

process.on('SIGHUP', () => {
  ahead += step;
  for (const run of due) run();
});
