import { env } from "cloudflare:workers";
import reportFact from "#actions/facts/report-fact";
import follow from "#actions/follows/follow";
import forgetWeek from "#actions/follows/forget-week";
import remindOfWeek from "#actions/follows/remind-of-week";
import setFollowMails from "#actions/follows/set-follow-mails";
import unfollow from "#actions/follows/unfollow";
import changeMailsByLink from "#actions/mails/change-mails-by-link";
import reportMail from "#actions/mails/report-mail";
import resumeMails from "#actions/mails/resume-mails";
import replyToReview from "#actions/reviews/reply-to-review";
import reportReview from "#actions/reviews/report-review";
import withdrawReview from "#actions/reviews/withdraw-review";
import writeReview from "#actions/reviews/write-review";
import save from "#actions/saves/save";
import unsave from "#actions/saves/unsave";
import castVote from "#actions/votes/cast-vote";
import withdrawVote from "#actions/votes/withdraw-vote";
import addWebhook from "#actions/webhooks/add-webhook";
import changeWebhook from "#actions/webhooks/change-webhook";
import removeWebhook from "#actions/webhooks/remove-webhook";
import rotateWebhookSecret from "#actions/webhooks/rotate-webhook-secret";
import sendEventAgain from "#actions/webhooks/send-event-again";
import switchWebhook from "#actions/webhooks/switch-webhook";
import testWebhook from "#actions/webhooks/test-webhook";
import { systemIds } from "#adapters/ids";
import { addWeeks, weekOf } from "#core/launches/week";
import { signStopLink } from "#core/mails/stop-token";
import { linkHolder, paymentProvider, performAs, personActor, visitor } from "#testing/act";
import { press } from "#testing/faults/press";
import type { FaultSubject } from "#testing/faults/walk";
import { mintSession } from "#testing/fresh-session";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { addedWebhook, tellUpdates } from "#testing/webhooks";
import { NOW, type World } from "#testing/world";
import { stopKeyOf } from "#usecases/mails/stop-key";

const LISTING = { listing: "acme" };
const NEXT_WEEK = { week: addWeeks(weekOf(NOW), 1) };
const TEXT = "It keeps our calendar in order.";

/** Somebody of a month's standing, and a live product of somebody else's. */
async function reader({ db }: World) {
	const [userId = 0, ownerId = 0] = await mintVoters(db, 2);
	const { id } = await mintListing(db, "acme", { ownerId, tagline: "Two months free" });
	return { actor: personActor(userId, "unknown"), userId, ownerId, listingId: id };
}

/** Somebody's webhook of a product of theirs. Nobody listens at its address. */
async function hooked({ db, person }: World) {
	const ada = await person();
	await mintListing(db, "acme", { id: 1, ownerId: ada.userId });
	const { id } = await addedWebhook(db, ada, { url: "http://127.0.0.1:9/", at: NOW });
	return { actor: personActor(ada.userId), userId: ada.userId, webhook_id: id };
}

/** Who votes, follows, saves, writes and listens. */
export const COMMUNITY: readonly FaultSubject[] = [
	press({
		action: reportFact,
		async make(world) {
			await reader(world);
			const about = { ...LISTING, field: "tagline", entry: "", reason: "other" as const, words: "It says never." };
			return { actor: visitor, input: { ...about, email: "eve@example.com" } };
		},
	}),
	...([follow, save, castVote] as const).map((action) =>
		press<{ listing: string }>({
			action,
			make: async (world) => ({ actor: (await reader(world)).actor, input: LISTING }),
		}),
	),
	...(
		[
			[unfollow, follow],
			[unsave, save],
			[withdrawVote, castVote],
		] as const
	).map(([action, before]) =>
		press<{ listing: string }>({
			action,
			async make(world) {
				const { actor } = await reader(world);
				await performAs<{ listing: string }, unknown>(actor, before, LISTING, NOW);
				return { actor, input: LISTING };
			},
		}),
	),
	press({
		action: setFollowMails,
		async make(world) {
			const { actor } = await reader(world);
			await performAs(actor, follow, LISTING, NOW);
			return { actor, input: { ...LISTING, mails: false } };
		},
	}),
	press({ action: remindOfWeek, make: async (world) => ({ actor: (await reader(world)).actor, input: NEXT_WEEK }) }),
	press({
		action: forgetWeek,
		async make(world) {
			const { actor } = await reader(world);
			await performAs(actor, remindOfWeek, NEXT_WEEK, NOW);
			return { actor, input: NEXT_WEEK };
		},
	}),
	press({
		action: changeMailsByLink,
		async make(world) {
			const { actor, userId, listingId } = await reader(world);
			await performAs(actor, follow, LISTING, NOW);
			const key = await stopKeyOf({ db: world.db, ids: systemIds, now: NOW });
			const token = await signStopLink(key, { reader: { userId }, kind: "updates", listingId });
			return { actor: linkHolder, input: { token, which: "product" as const, areSent: false } };
		},
	}),
	press({
		action: reportMail,
		make: async () => ({
			actor: paymentProvider,
			input: { address: "ada@example.com", reason: "bounced" as const, detail: "No such user" },
		}),
	}),
	press({
		action: resumeMails,
		async make({ person }) {
			const { userId, email } = await person();
			await performAs(paymentProvider, reportMail, { address: email, reason: "bounced", detail: null }, NOW);
			return { actor: personActor(userId), input: {} };
		},
	}),
	press({
		action: writeReview,
		async make(world) {
			const { actor } = await reader(world);
			return { actor, input: { ...LISTING, stars: 4, text: TEXT, incentivised: false } };
		},
	}),
	press({
		action: withdrawReview,
		async make(world) {
			const { actor, userId, listingId } = await reader(world);
			const { id } = await mintReview(world.db, userId, listingId);
			return { actor, input: { review_id: id } };
		},
	}),
	press({
		action: reportReview,
		async make(world) {
			const { actor, listingId } = await reader(world);
			const { id } = await mintReview(world.db, 77, listingId);
			return { actor, input: { review_id: id, reason: "It is an advertisement." } };
		},
	}),
	press({
		action: replyToReview,
		async make(world) {
			const { userId, ownerId, listingId } = await reader(world);
			const { id } = await mintReview(world.db, userId, listingId);
			return { actor: personActor(ownerId), input: { review_id: id, version: 1, text: "Thank you." } };
		},
	}),
	press({
		action: addWebhook,
		async make({ db, person }) {
			const { userId } = await person();
			const session_hash = await mintSession(db, userId);
			const input = { session_hash, url: "https://a.inkfern.com/", kinds: null, reach: "own" as const };
			return { actor: personActor(userId), input };
		},
	}),
	press({
		action: changeWebhook,
		async make(world) {
			const { actor, webhook_id } = await hooked(world);
			return { actor, input: { webhook_id, kinds: ["order.paid" as const], reach: "followed" as const } };
		},
	}),
	...[removeWebhook, testWebhook].map((action) =>
		press({
			action,
			async make(world) {
				const { actor, webhook_id } = await hooked(world);
				return { actor, input: { webhook_id } };
			},
		}),
	),
	press({
		action: rotateWebhookSecret,
		async make(world) {
			const { actor, userId, webhook_id } = await hooked(world);
			return { actor, input: { webhook_id, session_hash: await mintSession(world.db, userId) } };
		},
	}),
	press({
		action: switchWebhook,
		async make(world) {
			const { actor, webhook_id } = await hooked(world);
			return { actor, input: { webhook_id, is_on: false } };
		},
	}),
	press({
		action: sendEventAgain,
		async make(world) {
			const { actor, webhook_id } = await hooked(world);
			await tellUpdates(1, [11], NOW.getTime());
			await world.runJobs(new Date(NOW.getTime() + 10));
			const seq = await env.DB.prepare("SELECT seq FROM webhook_deliveries").first<number>("seq");
			return { actor, input: { webhook_id, seq: seq ?? 0 }, at: new Date(NOW.getTime() + 20) };
		},
	}),
];
