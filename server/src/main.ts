import { text } from 'node:stream/consumers';
import { runCommand } from './operate/run-command.ts';

// `portal feed load … | head` ends the pipe early: the load goes on, without anybody to read about it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const terminal = {
  environment: process.env,
  say: (line: string) => console.log(line),
  readInput: () => text(process.stdin),
};
const code = await runCommand(process.argv.slice(2), terminal, (what) => console.error(what));
// Code 0 may mean that the server is running; it exits by itself.
if (code !== 0) process.exit(code);
