#!/usr/bin/env node
// Runs a program of ours that is written in TypeScript, which Node 20 does not read: tools/run.mjs <file> [argument…]. Vite does, and is here anyway.

import { resolve } from 'node:path';
import process from 'node:process';

import { runnerImport } from 'vite';

const [, , file, ...rest] = process.argv;
if (!file) throw new Error('tools/run.mjs <file> [argument…]');
process.argv = [process.argv[0], file, ...rest];
await runnerImport(resolve(file), { configFile: false, logLevel: 'warn' });
