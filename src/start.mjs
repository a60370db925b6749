/**
 * What `npm start` and `npm run postroom` run: `[cli | bundle] [argument …]`. It starts the server, the command line (`cli`), or makes the
 * bundle of both and ends (`bundle`). Written so that any Node that knows modules can read it, and be told that it is too old.
 */
// @ts-check

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  process.stderr.write(`Postroom needs Node 20.11 or newer, and this is Node ${process.versions.node}.\n`);
  process.exit(1);
}

const command = process.argv[2];
if (command === 'cli' || command === 'bundle') process.argv.splice(2, 1);

import('./bundle.mjs')
  .then(async ({ APP, bundle }) => {
    const folder = await bundle(APP);
    if (command === 'bundle') return;
    process.setSourceMapsEnabled(true);
    await import(`${folder}/src/${command === 'cli' ? 'cli' : 'main'}.js`);
  })
  .catch((error) => {
    process.stderr.write(`Postroom could not start. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
