import { text } from 'node:stream/consumers';
import { runCommand } from './operate/run-command.ts';

const terminal = {
  environment: process.env,
  say: (line: string) => console.log(line),
  readInput: () => text(process.stdin),
};
const code = await runCommand(process.argv.slice(2), terminal, (what) => console.error(what));
// A server that serves has its own end; anything else is over now.
if (code !== 0) process.exit(code);
