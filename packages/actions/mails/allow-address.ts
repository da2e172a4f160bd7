import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { TEAM_REASON_MAX } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import { emailText } from "#core/web/email-text";
import { deleteStops, stopsOf } from "#store/mail-choices";
import { unchanged } from "#usecases/commit";
import { requiredLine } from "#usecases/fields";

/** The site team has mail sent to an address again that refused it or called it spam; what its reader chose stays. */
export default defineAction({
	id: "allow_address",
	actor: "team",
	rate: "write",
	input: z.strictObject({ email: emailText, reason: requiredLine(TEAM_REASON_MAX) }),
	async handler({ email, reason }, { db }) {
		const addressHash = await sha256Hex(email.toLowerCase());
		const stops = await stopsOf(db, addressHash);
		if (!stops.some((stop) => stop.reason !== "no_invites")) return unchanged({});
		return record(
			{
				subject: `address:${addressHash}`,
				detail: { reason },
				change: changeBetween({ mail: "stopped" }, { mail: "sent" }),
			},
			{},
			[deleteStops(db, addressHash, ["bounced", "complained"])],
		);
	},
});
