import type { Mail } from "#mails/define";
import type { ReadContext, Reader } from "#usecases/mails/define-reader";
import readDigest from "#usecases/mails/read/digest";
import readInviteReminder from "#usecases/mails/read/invite-reminder";
import readOrderChargedAgain from "#usecases/mails/read/order-charged-again";
import readOrderReceipt from "#usecases/mails/read/order-receipt";
import readOrderRefunded from "#usecases/mails/read/order-refunded";
import readProductUpdate from "#usecases/mails/read/product-update";
import readWeekBegun from "#usecases/mails/read/week-begun";

/** Of each mail that says more than was noted when it was left, in a file of its mail's name. */
const READERS: readonly Reader[] = [
	readDigest,
	readInviteReminder,
	readOrderChargedAgain,
	readOrderReceipt,
	readOrderRefunded,
	readProductUpdate,
	readWeekBegun,
];
const BY_MAIL = new Map(READERS.map((reader) => [reader.mail, reader]));

/**
 * What a mail says: what was noted when it was left, or what its reader makes of that now.
 * @returns null when there is nothing to say any more.
 * @throws when its row does not hold what it has to.
 */
export async function readFacts(
	mail: Mail,
	{ facts, userId }: { facts: unknown; userId: number | null },
	ctx: ReadContext,
): Promise<object | null> {
	const row = mail.row.parse(facts);
	const reader = BY_MAIL.get(mail.name);
	return reader === undefined ? row : reader.read(row, userId, ctx);
}
