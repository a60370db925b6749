/** Lets the conformance suite start on Node 20, whose `fs` has no `globSync`: only a command that is not used here calls it. */
import * as fs from 'node:fs';
import { register } from 'node:module';

if (!('globSync' in fs)) register('./without-glob.mjs', import.meta.url);
