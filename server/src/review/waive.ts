// Lets a person, and nobody else, pass a diff that no lane could review: for exactly these bytes, with a reason. Source: seed rule §27.
import type { Waiver } from '../model/review.ts';
import type { Person } from './person.ts';

/** How much of the digest a person types, so that none is waived by a habit of pressing Enter. */
const typed = 8;

/** Undefined where the person does not waive. */
export async function askWaiver(person: Person, scopeDigest: string, now: Date): Promise<Waiver | undefined> {
  const start = scopeDigest.slice(0, typed);
  const said = await person.answer(
    `No lane gave a valid review of this diff. To let it pass unreviewed, type the start of its digest, ${start}; anything else does not: `,
  );
  if (said.trim() !== start) return undefined;
  const reason = (await person.answer('Why? ')).trim();
  if (reason === '') return undefined;
  return { scopeDigest, by: 'a person at the terminal', reason: reason.slice(0, 500), at: now.toISOString() };
}
