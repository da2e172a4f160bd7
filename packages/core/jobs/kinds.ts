import * as z from "zod";
import { type JobKind, jobKind } from "#core/jobs/kind";
import { once } from "#core/once";

/** Every kind of background work; packages/jobs has one job for each, in the file of its name. */

/** Of work that is about the whole directory. */
const everything = once(() => z.literal("all"));
/** What a cron may set off: it knows no id. */
export type CronKind = JobKind<ReturnType<typeof everything>>;

const text = once(() => z.string().min(1));
/** The id of a row, as text. */
const id = once(() =>
	z.codec(z.string().regex(/^[1-9][0-9]{0,15}$/), z.int().min(1), { decode: Number, encode: String }),
);
/** One payment of an order: `order number:attempt`. */
const payment = once(() =>
	z.codec(z.string().regex(/^[^:]+:[0-9]{1,9}$/), z.object({ order: text(), attempt: z.int() }), {
		decode: (value) => {
			const [order = "", attempt] = value.split(":");
			return { order, attempt: Number(attempt) };
		},
		encode: ({ order, attempt }) => `${order}:${attempt}`,
	}),
);

// Of a listing.
export const checkBadge = jobKind("check-badge", id);
export const rereadSite = jobKind("reread-site", id);
export const mailEditCopy = jobKind("mail-edit-copy", id, () => z.object({ version: z.int() }));
/** That it has launched, and how it stands in the middle of that week. */
export const tellLaunch = jobKind("tell-launch", id, () =>
	z.object({ week: text(), when: z.enum(["launched", "halfway"]) }),
);
/** Of a listing's update, for followers with a higher id than `after`. */
export const tellFollowers = jobKind("tell-followers", id, () => z.object({ after: z.int().default(0) }));

/**
 * Reads a month of what the listing's owner took in, by the key given at `given` (epoch milliseconds).
 * `month` is its last day; `sums` is what pages up to `after` came to.
 */
export const readRevenue = jobKind("read-revenue", id, () =>
	z.object({
		given: z.int(),
		month: text(),
		after: z.string().default(""),
		pages: z.int().min(0).default(0),
		sums: z.record(z.string(), z.number()).default({}),
	}),
);

/** From where its last reading found them. */
export const copyListingPictures = jobKind("copy-listing-pictures", id, () =>
	z.object({ logo: z.array(text()), cover: z.array(text()) }),
);

/** Of an event, to an endpoint, by its number and theirs. */
const delivery = once(() =>
	z.codec(z.string().regex(/^[1-9][0-9]{0,14}:[1-9][0-9]{0,14}$/), z.object({ endpoint: z.int(), seq: z.int() }), {
		decode: (value) => {
			const [endpoint, seq] = value.split(":").map(Number);
			return { endpoint: endpoint ?? 0, seq: seq ?? 0 };
		},
		encode: ({ endpoint, seq }) => `${endpoint}:${seq}`,
	}),
);
/** Once more, although it was closed: somebody asked for it. */
export const deliverWebhook = jobKind("deliver-webhook", delivery, () =>
	z.object({ by_hand: z.boolean().default(false) }),
);

// Of a draft.
export const copyDraftPictures = jobKind("copy-draft-pictures", text);
export const crawlSite = jobKind("crawl-site", text);
export const draftProfile = jobKind("draft-profile", text);
export const readCompetitor = jobKind("read-competitor", text, () => z.object({ url: text() }));

/** Of a category, for its listings with a higher id than `after`. */
export const reindexCategory = jobKind("reindex-category", id, () => z.object({ after: z.int().default(0) }));

/** Goes on with a change of a tag that was begun `by` an account of the site team. */
export const changeTag = jobKind("change-tag", id, () => z.object({ by: z.int() }));

/** Goes on with the pass over the rows of an import. */
export const importListings = jobKind("import-listings", id);

// Of an order, by its number.
export const closeOrder = jobKind("close-order", text);
/** Of a promo code that the order holds since `at` (epoch milliseconds). */
export const lapsePromo = jobKind("lapse-promo", text, () => z.object({ at: z.int() }));
export const endPayment = jobKind("end-payment", payment);
/** After `tries` that the register did not answer. */
export const recheckVat = jobKind("recheck-vat", text, () => z.object({ tries: z.int().min(0).default(0) }));
/** Asks the payment provider for what the site team gives back, by the refund's id. */
export const makeRefund = jobKind("make-refund", id);

/** Of a closed week, by its Monday, to the people of its launches with a rank beyond `after`. */
export const tellResults = jobKind("tell-results", text, () => z.object({ after: z.int().default(0) }));

/** Of a recount, to the people of listings whose award it changed. */
export const tellRecount = jobKind("tell-recount", id);

/** Of a mail, by its cause; the database leaves it with the mail (trigger `mails_due`). */
export const sendMail = jobKind("send-mail", text);
/** Of the listings of the payload. */
export const scoreTrending = jobKind(
	"score-trending",
	() => z.literal("listings"),
	() => z.object({ listing_ids: z.array(z.int()).max(2000) }),
);

// Of a backup.
export const takeBackup = jobKind("take-backup", id);
/** From the piece after number `after` on. */
export const verifyBackup = jobKind("verify-backup", id, () => z.object({ after: z.int().min(0).default(0) }));

// Of a dump of the public facts.
export const writeDump = jobKind("write-dump", id);

/** The subject says what they were. */
export const removeObjects = jobKind("remove-objects", text, () => z.object({ keys: z.array(text()).max(1000) }));

export const beginBackup = jobKind("begin-backup", everything);
export const beginDump = jobKind("begin-dump", everything);
export const closeWeek = jobKind("close-week", everything);
export const countDays = jobKind("count-days", everything);
/** Goes on after a word; `began` is how much had been written when the round began, 0 for one that is to be begun. */
export const countSearchWords = jobKind("count-search-words", everything, () =>
	z.object({
		of: z.enum(["vocabulary", "threes", "common"]).default("vocabulary"),
		after: z.string().default(""),
		began: z.int().min(0).default(0),
	}),
);
export const countYoungVotes = jobKind("count-young-votes", everything);
export const describeRows = jobKind("describe-rows", everything);
export const changeProofKey = jobKind("change-proof-key", everything);
export const forgetBackups = jobKind("forget-backups", everything);
export const foldCounters = jobKind("fold-counters", everything);
export const forgetExpired = jobKind("forget-expired", everything);
export const forgetPictures = jobKind("forget-pictures", everything);
export const leaveDigests = jobKind("leave-digests", everything);
/** Goes on with a round of asking for ratings; 0: one that is to be begun. */
export const rateDomains = jobKind("rate-domains", everything, () => z.object({ run: z.int().min(0).default(0) }));
export const recheckClaims = jobKind("recheck-claims", everything);
/** Of listings with a higher id than `after`. */
export const rebuildSearch = jobKind("rebuild-search", everything, () => z.object({ after: z.int().default(0) }));
/** Asks for vectors of the listings whose texts are new or have changed. */
export const embedListings = jobKind("embed-listings", everything);
/** Notes listings with a higher id than `after` as such. */
export const backfillVectors = jobKind("backfill-vectors", everything, () =>
	z.object({ after: z.int().min(0).default(0) }),
);
export const remindOfWeek = jobKind("remind-of-week", everything);
export const releaseWeek = jobKind("release-week", everything);
export const watchHealth = jobKind("watch-health", everything);
export const spreadEvents = jobKind("spread-events", everything);
export const sweepBadges = jobKind("sweep-badges", everything);
export const sweepRevenue = jobKind("sweep-revenue", everything);
export const sweepRereads = jobKind("sweep-rereads", everything);
