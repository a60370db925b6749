/** Where the bytes of mail stand in the store of a Postroom. */
import type { Postroom } from '../rooms/postroom.ts';

/** How many mails have pieces that no mail has taken yet, how many stand in pieces, and how many in one row. */
export async function storedBytes(room: Postroom) {
  const count = async (what: string) => Number((await room.sql(`select count(${what}`))[0]?.n);
  return {
    arriving: await count('*) as n from arriving'),
    inPieces: await count('distinct email_id) as n from email_pieces'),
    whole: await count('*) as n from email_mimes'),
  };
}
