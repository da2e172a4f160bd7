import requestSignInLink from "#actions/account/request-sign-in-link";
import { mailsListed } from "#store/mail-outbox";
import { performAs, visitor } from "#testing/act";
import type { World } from "#testing/world";

/** Leaves a mail to be sent. @returns its place in the list. */
export async function leaveSomeMail({ db }: World): Promise<number> {
	await performAs(visitor, requestSignInLink, { email: "bo@example.com", return_to: "/account", intent: null });
	const [mail] = await mailsListed(db, { isOpen: true, limit: 1 });
	if (mail === undefined) throw new Error("no mail was left");
	return mail.place;
}
