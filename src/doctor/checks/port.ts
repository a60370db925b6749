/** The check of the server's own port: whether this Postroom answers there, another server, or none. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf } from '../../core/base/code-of.ts';
import { hostOf } from '../../listening/ports.ts';
import { ask } from '../asking.ts';
import { defineCheck } from '../finding.ts';

export const port = defineCheck({
  name: 'server',
  asks: 'Does this Postroom answer at HOST and PORT?',
  says: {
    ready: { status: 'ok', when: 'It answers, and can take mail.' },
    starting: { status: 'warning', when: 'It is starting.', fix: 'Wait: the log says how far it is.' },
    'not ready': {
      status: 'failed',
      when: 'It answers, and cannot take mail now.',
      fix: 'The sentence is that of `/readyz`; troubleshooting.md says what to do about each.',
    },
    unproven: {
      status: 'warning',
      when: 'A Postroom answers there. Whether it is the one of this store cannot be told, as the store cannot be read.',
      fix: 'See what the check of the database says.',
    },
    stopped: { status: 'warning', when: 'Nothing listens there: the server is not running.', fix: 'Start it with `npm start`.' },
    'other store': {
      status: 'failed',
      when: 'A Postroom with another store answers there.',
      fix: 'Stop that one, set PORT to another, or set DATA_DIR or DATABASE_URL to the store that it uses.',
    },
    taken: {
      status: 'failed',
      when: 'Another program listens there.',
      fix: 'Stop that program, or set PORT to another.',
    },
    silent: {
      status: 'failed',
      when: 'Something takes connections there, and does not answer.',
      fix: 'Look at what listens there: a server that hangs has to be ended, and its log tells why it does.',
    },
    refused: {
      status: 'failed',
      when: 'This user may not listen there, or HOST is no address of this machine.',
      fix: 'Set PORT to 1024 or more, and HOST to an address of this machine or to 0.0.0.0.',
    },
    any: {
      status: 'unknown',
      when: 'PORT is 0, so every start takes another port.',
      fix: 'Set PORT, so that it can be looked at.',
    },
  },
  find: async (tell, { config: { host, port }, proofAt }, signal) => {
    if (port === 0) return [tell('any', 'PORT is 0: where the server listens, if it runs, is not known.')];
    const base = `http://${hostOf(host)}:${port}`;
    const where = `${host} port ${port}`;
    const answer = await proofAt(base);
    if (answer.trouble === 'refused' || answer.trouble === 'away') {
      const fault = await listeningFault(host, port);
      if (fault === null) return [tell('stopped', `Nothing listens on ${where}: the server is not running.`)];
      return [tell('refused', `The server could not listen on ${where} (${fault}).`)];
    }
    if (answer.trouble === 'silent') return [tell('silent', `What listens on ${where} does not answer.`)];
    if (answer.trouble !== null) return [tell('taken', `Another program listens on ${where} (${answer.detail}).`)];
    if (answer.whose === 'foreign') return [tell('taken', `Another program listens on ${where} (it answered ${answer.status}).`)];
    if (answer.whose === 'starting') return [tell('starting', `Postroom is starting on ${where}.`)];
    if (answer.whose === 'other') return [tell('other store', `A Postroom with another store listens on ${where}.`)];
    if (answer.whose === 'unproven') return [tell('unproven', `A Postroom listens on ${where}; its store cannot be read here.`)];
    const ready = await ask(new URL('/readyz', base), signal, 5000);
    if ('trouble' in ready) return [tell('silent', `Postroom on ${where} does not say whether it is ready.`)];
    if (ready.status === 200) return [tell('ready', `Postroom answers on ${where}, and is ready.`)];
    return [tell('not ready', `Postroom answers on ${where}, and is not ready: ${reasonIn(ready.body)}`)];
  },
});

/** Null = a server could listen there. It is tried for a moment. */
async function listeningFault(host: string, port: number): Promise<string | null> {
  const server = createServer();
  try {
    server.listen({ port, host });
    await once(server, 'listening');
    return null;
  } catch (error) {
    return codeOf(error);
  } finally {
    server.close();
  }
}

function reasonIn(body: string): string {
  try {
    return String((JSON.parse(body) as { reason?: unknown }).reason ?? 'it does not say why.');
  } catch {
    return 'it does not say why.';
  }
}
