import type { Sealer } from "#core/ports/outside";
import type { Db } from "#store/db";
import { forgetPrivateParts, insertKey, type ProofKeyRow } from "#store/proof-keys";
import { newKeyPair } from "#usecases/proofs/proof-key";

/**
 * Makes the key after the newest one.
 * @param keys the newest ones.
 * @returns the statements that keep it, with what the log calls it.
 */
export async function addKey(
	db: Db,
	keys: readonly Pick<ProofKeyRow, "id">[],
	{ sealer, now, signsFrom }: { sealer: Sealer; now: Date; signsFrom: number },
) {
	const id = Math.max(0, ...keys.map((key) => key.id)) + 1;
	const pair = await newKeyPair(sealer);
	return { id, kid: pair.kid, statements: [insertKey(db, { id, ...pair, createdAt: now.getTime(), signsFrom })] };
}

/** Erases the private parts of these keys; nothing where there are none. */
export function eraseKeys(db: Db, keys: readonly Pick<ProofKeyRow, "id">[]) {
	return keys.length === 0
		? []
		: [
				forgetPrivateParts(
					db,
					keys.map(({ id }) => id),
				),
			];
}
