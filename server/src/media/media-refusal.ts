import { Refusal } from '../calls/refusal.ts';

/** A refused upload. The screen shows the message beside the file, so it has no `action`. */
export const mediaRefused = (error: string, user_message: string, httpStatus = 200) =>
  new Refusal(error, { user_message }, httpStatus);
