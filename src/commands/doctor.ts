/** The commands that look at everything that mail needs, and that follow one mail out and in again. */
import { doctor } from '../doctor/doctor.ts';
import { sendTest } from '../doctor/send-test.ts';
import { openRegistry } from '../registry.ts';
import { type Config, ConfigMistakes, wantsColours } from '../settings/config.ts';
import type { TellingCommand } from './command.ts';

export const doctorCommand: TellingCommand = {
  words: 'doctor',
  does: 'looks at everything that mail needs, and says what to do; changes nothing',
  options: [{ name: 'json', meaning: 'one JSON object in place of lines', flag: true }],
  tells: (given, configured, out) =>
    doctor(settingsOrMistakes(configured), { json: 'json' in given, colours: wantsColours(process.stdout), out }),
};

export const sendTestCommand: TellingCommand = {
  words: 'send-test',
  does: 'sends one mail through the running server, and follows it out, and in again',
  options: [
    { name: 'to', value: 'ADDRESS', meaning: 'who gets the mail', need: 'Name the address to send to.' },
    { name: 'from', value: 'INBOX', meaning: "address of the inbox that sends; else an active one of the operator's account" },
    { name: 'back', meaning: 'waits for the mail to come back to an inbox here', flag: true },
  ],
  tells: async ({ to = '', from = null, ...flags }, configured, out) => {
    const config = configured();
    const open = () => openRegistry(config, (sentence) => process.stderr.write(`${sentence}\n`));
    return await sendTest(config, { to, from, back: 'back' in flags, open, out });
  },
};

function settingsOrMistakes(configured: () => Config): Config | { mistakes: readonly string[] } {
  try {
    return configured();
  } catch (error) {
    if (error instanceof ConfigMistakes) return error;
    throw error;
  }
}
