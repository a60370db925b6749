/** A Postroom with one inbox, and a browser that opens its console, for the tests of a suite. */
import { after, before } from 'node:test';
import { type ConsoleBrowser, startBrowser } from '../clients/browser.ts';
import { type Postroom, startPostroom } from './postroom.ts';

/** Called in a suite; what it answers is there once the tests of the suite begin. `localPart` is that of the inbox. */
export function consoleRoom(localPart: string) {
  let browser: ConsoleBrowser;
  let room: Postroom;
  let inbox: { id: string; address: string };
  before(async () => {
    browser = await startBrowser();
    room = await startPostroom();
    inbox = (await room.rest('POST', '/inboxes', { localPart })).body;
  });
  after(() => browser.close());
  return {
    get browser() {
      return browser;
    },
    get room() {
      return room;
    },
    get inbox() {
      return inbox;
    },
    /** Receives the mail, and answers its id. */
    async received(mime: string): Promise<string> {
      await room.inbound(inbox.address, mime);
      return (await room.rest('GET', '/emails?direction=inbound&limit=1')).body.data[0].id;
    },
  };
}
