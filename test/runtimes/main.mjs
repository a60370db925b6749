/** Runs the errands on Node, Bun or Deno: what they need is the one argument, and what they saw is printed as JSON. */
import process from 'node:process';
import { errands } from './errands.mjs';

console.log(JSON.stringify(await errands(JSON.parse(process.argv[2] ?? ''))));
