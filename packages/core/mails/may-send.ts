import type { MailPurpose } from "#core/mails/kinds";
import { kindOf } from "#core/mails/kinds";

/**
 * Why an address gets no mail: its mailbox refuses it, its reader called it spam, or asked not to be invited by mail.
 * Source: docs/mail.md#addresses-that-fail.
 */
export const STOP_REASONS = ["bounced", "complained", "no_invites"] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/**
 * Whether a mail goes out. A sign-in link always does: its reader asks for it, and nobody else can tell that the mailbox is
 * back. After a complaint only what is about money and access still goes; after a bounce nothing else does.
 * @param isWanted whether its reader has the kind turned on; of no matter where nobody can end it.
 * @returns null when it goes out, else why not.
 */
export function whyNotSent(
	purpose: MailPurpose,
	{ isWanted, stops }: { isWanted: boolean; stops: readonly StopReason[] },
): string | null {
	if (purpose === "sign_in") return null;
	const kind = kindOf(purpose);
	if (stops.includes("bounced")) return "the mailbox refuses mail";
	if (kind === null) return null;
	if (stops.includes("complained")) return "its reader called our mail spam";
	if (kind === "invites" && stops.includes("no_invites")) return "its reader wants no invites";
	return isWanted ? null : "not wanted";
}
