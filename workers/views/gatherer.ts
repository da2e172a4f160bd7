import { sha256Hex } from "#core/sha256";

/** A gathered piece of views, as a queue message carries it. */
export interface ViewBatch {
	/** Counted once, however often it is delivered. */
	id: string;
	/** Epoch milliseconds. */
	at: number;
	/** Listing id, UTC day (YYYY-MM-DD), views; each listing and day once. */
	views: [listingId: number, day: string, count: number][];
	/** Of those, what came from a known source (`visitSource`); each listing, day and source once. */
	sources: [listingId: number, day: string, source: string, count: number][];
}

export interface View {
	listingId: number;
	/** What one browser is told from others by. Only a hash of it is kept, for `SEEN_MS`, in this memory. */
	visitor: string;
	/** As `visitSource` says. */
	source: string | null;
	/** Epoch milliseconds. */
	at: number;
}

/** One browser counts once a listing in this time, or up to twice it. */
export const SEEN_MS = 30 * 60_000;
/** What was gathered is sent after this time, or once there are so many views. */
export const FLUSH_AFTER_MS = 10_000;
export const FLUSH_VIEWS = 1_000;
/**
 * Rows of one message, of views and of their sources: a message takes 128 KB. While the queue takes none, no more listings
 * are gathered, and of further sources only the view.
 */
export const BATCH_ROWS_MAX = 1_000;
/** Browsers and listings that are remembered in one `SEEN_MS`; beyond that, views are not counted. */
const SEEN_MAX = 50_000;
/** A sending that is not heard of for this long has ended with its request. */
const SENDING_MAX_MS = 60_000;

export interface ViewGatherer {
	/** @returns false for a view that this browser was counted for already, or that there is no room for. */
	note(view: View): Promise<boolean>;
	/** Whether somebody should see to it that what was gathered is sent: at once, in a while, or nobody. */
	next(now: number): "now" | "later" | null;
	/** Sends what was gathered; what could not be sent is sent again, as the same batch, by the next flush. */
	flush(now: number, send: (batch: ViewBatch) => Promise<unknown>): Promise<void>;
}

/** Which browsers were counted in a stretch of time, as hashes whose salt is never told and forgotten with them. */
interface Stretch {
	since: number;
	salt: string;
	seen: Set<string>;
}

/**
 * The views that one isolate has seen and not yet passed on. It writes nothing, so that looking at a page costs no write;
 * whoever asks `next` sends it. An isolate that ends takes its last seconds of views with it.
 */
export function createViewGatherer(newId: () => string): ViewGatherer {
	let current: Stretch = { since: 0, salt: newId(), seen: new Set() };
	let previous: Stretch | null = null;
	let counts = new Map<string, ViewBatch["views"][number]>();
	let sources = new Map<string, ViewBatch["sources"][number]>();
	let gathered = 0;
	/** Taken out of `counts` and not yet known to be sent. */
	let unsent: ViewBatch | null = null;
	let sendingSince: number | null = null;
	let laterAt: number | null = null;

	function forgetOld(now: number): void {
		if (now - current.since < SEEN_MS) return;
		previous = now - current.since < 2 * SEEN_MS ? current : null;
		current = { since: now, salt: newId(), seen: new Set() };
	}

	function take(now: number): ViewBatch | null {
		if (counts.size === 0) return null;
		const batch = { id: newId(), at: now, views: [...counts.values()], sources: [...sources.values()] };
		counts = new Map();
		sources = new Map();
		gathered = 0;
		return batch;
	}

	function noteSource(listingId: number, day: string, source: string): void {
		const key = `${listingId}:${day}:${source}`;
		const row = sources.get(key);
		if (row === undefined && sources.size >= BATCH_ROWS_MAX) return;
		sources.set(key, [listingId, day, source, (row?.[3] ?? 0) + 1]);
	}

	return {
		async note({ listingId, visitor, source, at }) {
			forgetOld(at);
			const own = current;
			const hashIn = (stretch: Stretch) => sha256Hex(`${stretch.salt}:${listingId}:${visitor}`);
			const before = previous;
			if (before?.seen.has(await hashIn(before))) return false;
			const hash = await hashIn(own);
			if (own.seen.has(hash) || own.seen.size >= SEEN_MAX) return false;
			const day = new Date(at).toISOString().slice(0, 10);
			const key = `${listingId}:${day}`;
			const row = counts.get(key);
			if (row === undefined && counts.size >= BATCH_ROWS_MAX) return false;
			own.seen.add(hash);
			counts.set(key, [listingId, day, (row?.[2] ?? 0) + 1]);
			if (source !== null) noteSource(listingId, day, source);
			gathered++;
			return true;
		},

		next(now) {
			if (gathered === 0 && unsent === null) return null;
			if (gathered >= FLUSH_VIEWS || counts.size >= BATCH_ROWS_MAX) return "now";
			// One whose request was cut off is waited for no longer.
			if (laterAt !== null && now - laterAt < 2 * FLUSH_AFTER_MS) return null;
			laterAt = now;
			return "later";
		},

		async flush(now, send) {
			if (sendingSince !== null && now - sendingSince < SENDING_MAX_MS) return;
			laterAt = null;
			sendingSince = now;
			try {
				for (let batch = unsent ?? take(now); batch !== null; batch = take(now)) {
					unsent = batch;
					await send(batch);
					unsent = null;
				}
			} finally {
				sendingSince = null;
			}
		},
	};
}
