import type { BadgeMail } from "#core/badges/badge-mail";
import { badgeFound } from "#mails/catalogue/badge-found";
import { badgeMissing } from "#mails/catalogue/badge-missing";
import type { Db, Statement } from "#store/db";
import type { ListingRow } from "#store/listings";
import { leaveMails } from "#usecases/mails/leave-mail";

/** Leaves what there is to tell of a listing's badge to its people. A badge that is lost and found again is news again. */
export function leaveBadgeMail(
	db: Db,
	{ id, name, slug, url, version }: ListingRow,
	{ mail, seen, people: to, now }: { mail: BadgeMail; seen: string; people: readonly number[]; now: Date },
): Statement {
	const product = { id, name, slug };
	const { week } = mail;
	if (mail.kind === "found") {
		const facts = { product, website: url, week };
		return leaveMails(db, badgeFound, { to, cause: `badge:${id}:${version}`, facts, now });
	}
	const facts = { product, week, days: mail.days, seen };
	return leaveMails(db, badgeMissing, { to, cause: `badge:${id}:${week}:${mail.rung}`, facts, now });
}
