/** A Cloudflare Email Worker that posts each mail to Postroom. Variables: POSTROOM_URL, and the secret RAW_INBOUND_SECRET. */
const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export default {
  async email(message, env) {
    const mime = new Uint8Array(await new Response(message.raw).arrayBuffer());
    const envelope = `postroom-mail-from: ${message.from}\npostroom-rcpt-to: ${message.to}\n\n`;
    // The same mail for the same recipient is the same post, also when it comes again. The id is signed, so the envelope is too.
    const id = `envelope_${hex(await crypto.subtle.digest('SHA-256', await new Blob([envelope, mime]).arrayBuffer()))}`;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const [secret] = env.RAW_INBOUND_SECRET.split(',');
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytesOf(secret.trim().slice('whsec_'.length)), hmac, false, ['sign']);
    const signed = await new Blob([`${id}.${timestamp}.`, mime]).arrayBuffer();
    const signature = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))));
    // Workers send header values as UTF-8, which is what Postroom reads.
    const headers = {
      'content-type': 'message/rfc822',
      'postroom-mail-from': message.from,
      'postroom-rcpt-to': message.to,
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    const answer = await fetch(`${env.POSTROOM_URL}/webhooks/raw/inbound`, { method: 'POST', headers, body: mime });
    const said = await answer.json().catch(() => ({}));
    if (answer.status === 404 && said.ignored) message.setReject('No such user here');
    // Whoever sends the mail is to try again.
    else if (answer.status !== 200 || !said.ok) throw new Error(`Postroom answered ${answer.status}`);
  },
};
