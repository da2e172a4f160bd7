import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { TEAM_REASON_MAX } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import { emailText } from "#core/web/email-text";
import { insertStop, stopsOf } from "#store/mail-choices";
import { unchanged } from "#usecases/commit";
import { requiredLine } from "#usecases/fields";

/** The site team has no more mail sent to an address, but for what lets its reader sign in. */
export default defineAction({
	id: "stop_address",
	actor: "team",
	rate: "write",
	input: z.strictObject({ email: emailText, reason: requiredLine(TEAM_REASON_MAX) }),
	async handler({ email, reason }, { db, now }) {
		const addressHash = await sha256Hex(email.toLowerCase());
		const stops = await stopsOf(db, addressHash);
		if (stops.some((stop) => stop.reason === "bounced")) return unchanged({});
		// The log names nobody: an address stands there by its hash, as among the stops.
		return record(
			{
				subject: `address:${addressHash}`,
				detail: { reason },
				change: changeBetween({ mail: "sent" }, { mail: "stopped" }),
			},
			{},
			[insertStop(db, { addressHash, reason: "bounced", detail: reason, at: now.getTime() })],
		);
	},
});
