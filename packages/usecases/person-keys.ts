import { sha256Hex } from "#core/sha256";
import { mailboxOf } from "#core/web/email";
import type { Db } from "#store/db";
import { addressesOf } from "#store/email-addresses";
import type { PersonKeys } from "#store/personal-data";

/** By what the tables know the person of an account. */
export async function personKeys(db: Db, userId: number): Promise<PersonKeys> {
	const addresses = (await addressesOf(db, userId)).map(({ address }) => address);
	return {
		userId,
		addresses,
		addressHashes: await Promise.all(addresses.map((address) => sha256Hex(address))),
		mailboxes: await Promise.all(addresses.map((address) => sha256Hex(mailboxOf(address)))),
	};
}
