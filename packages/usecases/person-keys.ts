import { sha256Hex } from "#core/access/api-key";
import { mailboxOf } from "#core/web/email";
import type { PersonKeys } from "#store/personal-data";
import type { UserRow } from "#store/users";

/** By what the tables know the person of an account. */
export async function personKeys({ id, email }: Pick<UserRow, "id" | "email">): Promise<PersonKeys> {
	return {
		...{ userId: id, addresses: [email] },
		addressHashes: [await sha256Hex(email)],
		mailboxes: [await sha256Hex(mailboxOf(email))],
	};
}
