#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

import { runCommand } from '../core/management/command/command.js';
import packageJson from '../package.json' with { type: 'json' };

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runCommand(process.argv.slice(2), {
  version: packageJson.version,
  environment: process.env,
  readFile: async (path) =>
    new Uint8Array(path === '-' ? await buffer(process.stdin) : await readFile(path)),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
