/** Runs one client as a program: the test that started it says what to do, and hears what a model would be handed. */
// What its file exports: `listed` (the tools as the client offers them to a model), `call`, `close`.
const client = await import(`./${process.argv[2]}.mjs`);
const running = new Map();

process.on('message', async ({ id, what, name, input }) => {
  if (what === 'abort') return running.get(name)?.abort();
  try {
    process.send({ id, answer: await answer(id, what, name, input) });
  } catch (error) {
    process.send({ id, error: error instanceof Error ? error.message : String(error) });
  }
  if (what === 'close') process.disconnect();
});
process.send({ id: 0, answer: client.listed });

async function answer(id, what, name, input) {
  if (what === 'close') return void (await client.close());
  const aborting = new AbortController();
  running.set(id, aborting);
  try {
    return await client.call(name, input, aborting.signal);
  } finally {
    running.delete(id);
  }
}
