import { sql } from "drizzle-orm";
import { sha256Hex } from "#core/sha256";
import { type Db, runBatch } from "#store/db";
import {
	approvedAlternatives,
	auditLog,
	badgeChecks,
	claims,
	costlyCounts,
	declinedAlternatives,
	domainRatings,
	draftInvites,
	emailLinks,
	events,
	factReports,
	follows,
	founders,
	idempotencyKeys,
	identities,
	interviewAnswers,
	interviewQuestions,
	interviewVersions,
	listingEvents,
	listingFounders,
	listingUpdates,
	listingVersions,
	mailPreferences,
	mailStops,
	mails,
	milestones,
	orders,
	paymentEvents,
	pictureSources,
	revenueFigures,
	revenueKeys,
	reviewReports,
	saves,
	sessions,
	signInLinks,
	viewCounts,
	viewSources,
	votes,
	webhookDeliveries,
	webhookEndpoints,
	weekReminders,
} from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { mintCategory, mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { mintOrder } from "#testing/orders";
import { mintPerson, type Person } from "#testing/people";
import { mintReview } from "#testing/reviews";

/** Somebody of whom every table says something. */
export interface WholeAccount extends Person {
	name: string;
	/** SHA-256 of their session's token. */
	session: string;
	listingId: number;
}

/** Mints a person with rows in every table that can say something of one. @param name lower case, unlike the others'. */
export async function mintWholeAccount(db: Db, name: string, otherListingId: number): Promise<WholeAccount> {
	const person = await mintPerson(db, `${name}@example.com`);
	const { userId, email } = person;
	const at = NOW.getTime();
	const session = await sha256Hex(`session of ${name}`);
	const category = await mintCategory(db, `kind-${name}`);
	const { id: listingId } = await mintListing(db, `product-${name}`, { ownerId: userId, categoryIds: [category.id] });
	const draft = await mintDraft(db, person, { domain: `draft-${name}.example` });
	await mintReview(db, userId, otherListingId);
	const order = await mintOrder(db, userId, `LW-${name.toUpperCase()}`, 100, [{ product: "launch", listingId }]);
	const of = { userId, listingId: otherListingId, at };
	const on = { listingId };
	await db.run(
		sql`INSERT INTO promo_codes (code, percent, uses, note, created_at) VALUES ('TENTH', 10, 0, '', ${at}) ON CONFLICT DO NOTHING`,
	);
	await runBatch(db, [
		db.insert(sessions).values({ hash: session, userId, createdAt: at, expiresAt: at + 86_400_000 }),
		db.insert(signInLinks).values({
			hash: `s ${name}`,
			email: `${name}@example.com`,
			returnTo: "/",
			createdAt: at,
			expiresAt: at + 900_000,
		}),
		db.insert(identities).values({ userId, provider: "github", subject: name, knownAs: name, connectedAt: at }),
		db.insert(emailLinks).values({
			hash: `e ${name}`,
			userId,
			address: `second-${name}@example.com`,
			createdAt: at,
			expiresAt: at,
		}),
		db.insert(votes).values({ ...of, at: at - 2 * 86_400_000, week: "2026-11-02", counted: true, networkHash: "n" }),
		db.insert(follows).values(of),
		db.insert(saves).values(of),
		db.insert(webhookEndpoints).values({
			id: userId,
			userId,
			url: `https://${name}.example/hook`,
			reach: "own" as const,
			secret: "sealed",
			state: "paused" as const,
			sinceSeq: 0,
			createdAt: at,
		}),
		db
			.insert(webhookDeliveries)
			.values({ endpointId: userId, seq: 1, about: "listing:1", at, state: "delivered", dueAt: at }),
		db.insert(events).values({ kind: "draft.ready", about: `draft:${name}`, userId, isPublic: false, facts: {}, at }),
		db.insert(weekReminders).values({ userId, week: "2026-12-07", at }),
		db.insert(mails).values({ cause: `week-begun:${name}`, mail: "week-begun", userId, facts: {}, at, dueAt: at }),
		db.insert(mailPreferences).values({ userId, kind: "digest", isOn: true, at }),
		db.insert(mailStops).values({ addressHash: await sha256Hex(email), reason: "no_invites", at }),
		db.insert(reviewReports).values({ reviewId: 1, userId, reason: "ad", at }),
		db.insert(factReports).values({
			listingId: otherListingId,
			field: "tagline",
			entry: name,
			reporter: await sha256Hex(email),
			email,
			reason: "other" as const,
			words: "It is not so.",
			said: "It is so.",
			quotes: [],
			at,
		}),
		db.insert(founders).values({
			id: userId,
			slug: name,
			name,
			searchName: name,
			title: "Founder",
			bio: `Bio of ${name}`,
			country: "BE",
			socials: { x: `https://x.com/${name}` },
			userId,
			createdAt: at,
		}),
		db.insert(listingFounders).values({ ...on, founderId: userId, position: 0 }),
		db.insert(interviewQuestions).values({ id: 1, question: "Why?", position: 1 }).onConflictDoNothing(),
		db.insert(interviewVersions).values({ userId, questionId: 1, answer: `Earlier answer of ${name}`, at }),
		db.insert(interviewAnswers).values({ userId, questionId: 1, answer: `Answer of ${name}`, updatedAt: at }),
		db
			.insert(draftInvites)
			.values({ draftId: draft.id, email: `friend-${name}@example.com`, tokenHash: `i ${name}`, createdAt: at }),
		db.insert(draftInvites).values({
			listingId,
			invitedBy: userId,
			email: `other-${name}@example.com`,
			tokenHash: `l ${name}`,
			createdAt: at,
		}),
		db.insert(listingUpdates).values({ id: listingId, ...on, title: "News", body: "More.", createdAt: at }),
		db.insert(listingEvents).values({ ...on, kind: "submitted", cause: `user:${userId}`, at }),
		db.insert(milestones).values({ id: listingId, ...on, date: "2026-01-01", title: "Begun" }),
		db.insert(badgeChecks).values(on).onConflictDoNothing(),
		db.insert(pictureSources).values({ ...on, kind: "logo", origin: "owner", at }),
		db.insert(approvedAlternatives).values({ ...on, alternativeId: otherListingId, position: 0 }),
		db.insert(declinedAlternatives).values({ ...on, alternativeId: otherListingId, at }),
		db.insert(revenueKeys).values({
			...on,
			userId,
			sealed: `sealed ${name}`,
			hash: `key ${name}`,
			ending: "a1b2",
			roundedTo: 100,
			givenAt: at,
			nextReadAt: at,
		}),
		db.insert(revenueFigures).values({ ...on, day: "2026-11-01", monthlyCents: 1, source: "test", at: 0 }),
		db.insert(domainRatings).values({ ...on, day: "2026-11-01", provider: "test", ratingTenths: 1 }),
		db.insert(viewCounts).values({ ...on, day: "2026-11-01", count: 1 }),
		db.insert(viewSources).values({ ...on, day: "2026-11-01", source: "direct", count: 1 }),
		db.insert(listingVersions).values({ ...on, version: 1, before: {}, after: {}, userId, at }),
		db.insert(claims).values({
			id: listingId,
			userId,
			listingId,
			method: "file" as const,
			tokenHash: `c ${name}`,
			token: `secret ${name}`,
			status: "verified" as const,
			createdAt: at,
			expiresAt: at,
			verifiedAt: at,
		}),
		db.run(
			sql`UPDATE ${orders} SET status = 'paid', paid_at = ${at}, billing = '{"name":"Company"}' WHERE number = ${order.order.number}`,
		),
		db.run(
			sql`INSERT INTO bans (id, user_id, reason, at, votes, reviews, lifted_at) VALUES (${1000 + userId}, ${userId}, 'A mistake', ${at}, '[]', '[]', ${at})`,
		),
		db.run(sql`INSERT INTO listing_hidings (listing_id, reason, was, at, ended_at)
			VALUES (${listingId}, ${`Doubt about ${name}`}, '{"status":"live","next_check_at":null,"next_read_at":null}', ${at}, ${at})`),
		db.run(sql`INSERT INTO merged_rows (hiding_id, kind, key, user_id, listing_id)
			SELECT max(id), 'follow', ${userId}, ${userId}, ${otherListingId} FROM listing_hidings`),
		db.run(sql`INSERT INTO promo_uses (order_number, code, user_id, discount_cents, at)
			VALUES (${order.order.number}, 'TENTH', ${userId}, 10, ${at})`),
		db.run(sql`INSERT INTO refund_requests (order_number, user_id, reason, asked_at)
			VALUES (${order.order.number}, ${userId}, 'Bought twice', ${at})`),
		db.run(sql`INSERT INTO refunds (id, order_number, once, amount_cents, so_far_cents, lines, reason, status, asked_by, asked_at)
			VALUES (${1000 + userId}, ${order.order.number}, ${`once ${name}`}, 1, 1, '[]', 'Bought twice', 'made', 1, ${at})`),
		db.insert(paymentEvents).values({
			provider: "test",
			eventId: `e ${name}`,
			kind: "paid" as never,
			orderNumber: order.order.number,
			outcome: "applied",
			receivedAt: at,
		}),
		db.run(sql`INSERT INTO billing_documents (kind, year, sequence, order_number, part, issued_at, supplied_at, currency, net_cents, vat_cents, total_cents, content)
			SELECT 'invoice', 2026, coalesce(max(sequence), 0) + 1, ${order.order.number}, 0, ${at}, ${at}, 'usd', 100, 0, 100, '{}' FROM billing_documents`),
		db
			.insert(auditLog)
			.values({ at, action: "cast_vote", actorKind: "person", actor: `user:${userId}`, subject: "listing:1" }),
		db.insert(idempotencyKeys).values({
			caller: `user:${userId}`,
			operation: "submit_listing",
			key: "k",
			fingerprint: "f",
			status: 201,
			body: "{}",
			createdAt: at,
		}),
		db.insert(costlyCounts).values({ caller: `user:${userId}`, windowStart: at, count: 1 }),
	]);
	return { ...person, name, session, listingId };
}
