import { sha256Hex } from "#core/sha256";
import { inviteReminder } from "#mails/catalogue/invite-reminder";
import { inviteByTokenHash } from "#store/draft-invites";
import { invitedTo } from "#usecases/drafts/invited-to";
import { defineReader } from "#usecases/mails/define-reader";

/** The invite, while it is open and its link is the newest. */
export default defineReader(inviteReminder, async (row, _userId, { db }) => {
	const invite = await inviteByTokenHash(db, await sha256Hex(row.token));
	return invite?.status === "sent" && (await invitedTo(db, invite)) !== null ? row : null;
});
