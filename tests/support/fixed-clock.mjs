// For `node --import`: the process's time stands at `PORTAL_TEST_TIME`, so that screens show the same dates on every day.
const fixed = Date.parse(process.env.PORTAL_TEST_TIME ?? '');
if (Number.isNaN(fixed)) throw new Error('PORTAL_TEST_TIME is not a time');

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(fixed);
    else super(...values);
  }
  static now() {
    return fixed;
  }
};
