/**
 * Kinds of mail that people turn on and off one by one, in the order pages show them in. Names stay: stored choices and
 * links in mails have them. Source: docs/mail.md#kinds.
 */
export const MAIL_KINDS = [
	"drafts",
	"launches",
	"reviews",
	"facts",
	"decisions",
	"invites",
	"updates",
	"weeks",
	"digest",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Kinds that somebody gets only when they have asked for them. */
const OFF_AT_FIRST: ReadonlySet<MailKind> = new Set(["digest"]);

/** Whether somebody who has chosen nothing gets a kind. */
export const isOnAtFirst = (kind: MailKind): boolean => !OFF_AT_FIRST.has(kind);

/**
 * What a mail is for: a kind that its reader can end, or one of those that come regardless. `sign_in` is what its reader has
 * asked for a moment ago, `access` is about who may do what, `money` about orders, `team` goes to the site team.
 */
export type MailPurpose = MailKind | "sign_in" | "access" | "money" | "team";

/** The kind of a purpose; null for mail that nobody can end. */
export function kindOf(purpose: MailPurpose): MailKind | null {
	return MAIL_KINDS.find((kind) => kind === purpose) ?? null;
}
