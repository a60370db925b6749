/** Finds line ends with which one mail could pass for two at another server (SMTP smuggling, RFC 5321 2.3.8 and 4.1.1.4). */

const CR = 0x0d;
const LF = 0x0a;
/** What a lone dot needs around it: CR LF before, and CR LF behind. */
const KEPT = 4;

/**
 * Takes the bytes of a mail as they come, in linear time. Bad is a CR without its LF, and a line of one dot that does not stand between two
 * CR LF. A line that ends with LF alone is taken otherwise, as many programs write it.
 */
export function lineCheck(): { add(chunk: Buffer): void; isBad(): boolean } {
  let isBad = false;
  /** The last bytes of what came before, and the first of a chunk: so the chunk need not be copied. */
  const seam = Buffer.from('  \r\n    ');
  return {
    add(chunk) {
      if (isBad) return;
      const first = chunk.copy(seam, KEPT, 0, KEPT);
      isBad = isBadIn(seam.subarray(0, KEPT + first)) || isBadIn(chunk);
      if (chunk.length < KEPT) seam.copyWithin(0, first);
      else chunk.copy(seam, 0, chunk.length - KEPT);
    },
    isBad: () => isBad || seam[KEPT - 1] === CR,
  };
}

function isBadIn(bytes: Buffer): boolean {
  return hasBareCr(bytes) || hasLoneDot(bytes);
}

/** Whether a CR lacks its LF. One at the end may still get it. */
function hasBareCr(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(CR); at >= 0 && at < bytes.length - 1; at = bytes.indexOf(CR, at + 1))
    if (bytes[at + 1] !== LF) return true;
  return false;
}

function hasLoneDot(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('\n.'); at >= 0; at = bytes.indexOf('\n.', at + 1)) {
    const isBare = bytes[at - 1] !== CR;
    const [next, last] = [bytes[at + 2], bytes[at + 3]];
    if (next === LF || (isBare && at > 0 && next === CR && last === LF)) return true;
  }
  return false;
}
