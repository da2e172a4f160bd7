import { AppError } from "#core/errors";
import type { Settings } from "#core/settings";
import { standingBan } from "#store/bans";
import type { Db } from "#store/db";

/** What the site team is told that would give something back to an account which it has banned. */
export const OWNER_BANNED = {
	code: "account_banned",
	detail: "The account that would get it back is banned. Lift the ban first.",
} as const;

/**
 * Lets nobody sign in to an account that is banned, and says why and whom to write to: only who has shown that the account
 * is theirs gets here. The batch that signs in asks the database the same (`mustNotBeBanned`).
 * @throws AppError `account_banned`.
 */
export async function notBanned(
	{ db, settings }: { db: Db; settings: Pick<Settings, "teamEmail"> },
	userId: number | null,
): Promise<void> {
	const ban = userId === null ? null : await standingBan(db, userId);
	if (ban === null) return;
	throw new AppError(
		"account_banned",
		`This account was banned. The site team says: “${ban.reason}” If you think that this is wrong, write to ${settings.teamEmail}.`,
	);
}
