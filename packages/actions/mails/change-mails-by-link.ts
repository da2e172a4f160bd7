import * as z from "zod";
import { defineAction, record } from "#actions/define";
import type { Statement } from "#store/db";
import { setFollowMails } from "#store/follows";
import { deleteStops, insertStop } from "#store/mail-choices";
import { AGAIN, unchanged } from "#usecases/commit";
import { linkToken } from "#usecases/fields";
import { choose } from "#usecases/mails/choose";
import { stopStateOf } from "#usecases/mails/read-stop-link";

/**
 * Ends the mails that a link at the end of one belongs to, or has them sent again: of its product alone, or all of its kind.
 * Pressing again changes nothing. Whoever holds the link needs no account: mail programs press it for their readers.
 * @throws AppError `link_expired`.
 */
export default defineAction({
	id: "change_mails_by_link",
	actor: "link_holder",
	// The widest: a mail provider presses for many readers from a few networks, and tries no second time.
	rate: "read",
	input: z.strictObject({ token: linkToken, which: z.enum(["product", "kind"]), areSent: z.boolean() }),
	async handler({ token, which, areSent }, { db, now }) {
		const { link, product, isKindOn } = await stopStateOf(db, token);
		const { reader, kind } = link;
		const at = now.getTime();
		const ofProduct = which === "product" && link.listingId !== null;
		// Who follows no more gets nothing of the product either.
		const isOn = ofProduct ? (product?.isMailed ?? areSent) : isKindOn;
		if (isOn === areSent) return unchanged({ areSent });
		const detail = { kind, which: ofProduct ? "product" : "kind", sent: areSent };
		if ("addressHash" in reader) {
			const { addressHash } = reader;
			const statement: Statement = areSent
				? deleteStops(db, addressHash, ["no_invites"])
				: insertStop(db, { addressHash, reason: "no_invites", detail: null, at });
			return record({ subject: `address:${addressHash.slice(0, 16)}`, detail }, { areSent }, [statement]);
		}
		const { userId } = reader;
		const changed: Statement<"stale">[] =
			ofProduct && product !== null
				? setFollowMails(db, { userId, listingId: product.id, isMailed: areSent })
				: choose(db, { userId, kind, isOn: areSent, at });
		return record({ subject: `user:${userId}`, detail }, { areSent }, changed, { stale: AGAIN });
	},
});
