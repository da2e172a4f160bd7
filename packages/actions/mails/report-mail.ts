import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { sha256Hex } from "#core/sha256";
import { emailText } from "#core/web/email-text";
import { insertStop, stopsOf } from "#store/mail-choices";
import { unchanged } from "#usecases/commit";

/**
 * Ends mail to an address that refuses it, or whose reader called it spam. Repeated reports change nothing.
 * Source: docs/mail.md#addresses-that-fail.
 */
export default defineAction({
	id: "report_mail",
	actor: "provider",
	rate: "write",
	input: z.strictObject({
		address: emailText,
		reason: z.enum(["bounced", "complained"]),
		detail: z.string().nullable(),
	}),
	async handler({ address, reason, detail }, { db, now }) {
		const addressHash = await sha256Hex(address.toLowerCase());
		const known = await stopsOf(db, addressHash);
		if (known.some((stop) => stop.reason === reason)) return unchanged({});
		const subject = `address:${addressHash.slice(0, 16)}`;
		const stop = insertStop(db, { addressHash, reason, detail, at: now.getTime() });
		return record({ subject, detail: { reason } }, {}, [stop]);
	},
});
