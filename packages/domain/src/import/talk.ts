import { either, oneOf, sequence } from '../fasteners/patterns.ts';
import { withFigures } from '../fasteners/spoken-numbers.ts';

/** `Kind regards`, `regards`. */
const regards = /(?:kind|best|warm)? ?regards/;
const thanks = ['thanks', 'thank you', 'thx', 'cheers', 'many thanks'] as const;
const farewells = ['sincerely', 'yours'] as const;
const greetings = [
  ...['hi', 'hello', 'hey', 'dear', 'good morning', 'good afternoon', 'good day', "g'day", 'gday'],
] as const;
const requests = [
  ...['please', 'pls', 'can you', 'can i', 'can we', 'could you', 'could i', 'could we'],
  ...['we need', 'we would', 'i need', 'i would', 'order below', 'order list', 'order follows', 'as discussed'],
] as const;
/** Fields of the head of an email and of a signature. */
const fields = [
  ...['sent from', 'from', 'to', 'cc', 'bcc', 'sent', 'date', 'subject', 'attn'],
  ...['ph', 'phone', 'mob', 'mobile', 'tel', 'fax', 'email', 'e-mail', 'web', 'www', 'abn'],
] as const;
/** `On Monday Sam wrote`: the line above a quoted email. */
const quoted = /on .+ wrote/;
const talk = new RegExp(
  sequence(/^/, either(oneOf([...greetings, ...thanks, ...requests, ...farewells, ...fields]), regards, quoted), /\b/),
  'i',
);
const closing = new RegExp(sequence(/^/, either(oneOf([...thanks, ...farewells]), regards), /\b/), 'i');
/** `Ph 03 9555 1234`. */
const telephone = /^(?:ph|phone|mob|mobile|tel|fax|m|t|p)\b[.:]?\s*[+(]?\d[\d\s().+-]{5,}$/i;
const address = /(?:https?:\/\/|www\.|[\w.+-]+@[\w-]+\.\w+)/i;

/** Whether a line is a greeting, an email header or part of a signature. Such lines are listed as left out, not dropped. */
export function isTalk(text: string): boolean {
  if (address.test(text) || telephone.test(text)) return true;
  if (!talk.test(text)) return false;
  // `please send 100 x M12 washers` orders something; `From: …` never does.
  return /^[a-z-]{2,8}:/i.test(text) || !/\d/.test(withFigures(text.toLowerCase()));
}

/** Whether a line ends a letter; after it come names and telephone numbers. */
export const isClosing = (text: string): boolean => closing.test(text) && !/\d/.test(text);
