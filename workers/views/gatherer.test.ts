import { describe, expect, it } from "vitest";
import { SOURCE_MAX } from "#core/listings/visit-source";
import { NOW } from "#testing/now";
import {
	BATCH_ROWS_MAX,
	createViewGatherer,
	FLUSH_AFTER_MS,
	FLUSH_VIEWS,
	SEEN_MS,
	type ViewBatch,
} from "#workers/views/gatherer";

const AT = NOW.getTime();

function open() {
	let ids = 0;
	const sent: ViewBatch[] = [];
	const views = createViewGatherer(() => `id${++ids}`);
	return {
		views,
		sent,
		note: (listingId: number, visitor: string, at = AT, source: string | null = null) =>
			views.note({ listingId, visitor, source, at }),
		flush: (at = AT) => views.flush(at, async (batch) => sent.push(batch)),
	};
}

it("gathers views by listing and UTC day, and passes them on once", async () => {
	const { note, flush, sent } = open();
	const midnight = Date.parse("2026-11-19T00:00:00.000Z");
	for (const [listing, visitor, at] of [
		...[[1, "a", midnight - 1] as const, [1, "b", midnight - 1] as const],
		...[[1, "c", midnight] as const, [2, "a", midnight] as const],
	]) {
		expect(await note(listing, visitor, at)).toBe(true);
	}
	await flush();
	await flush();
	expect(sent.map((batch) => batch.views)).toEqual([
		[
			[1, "2026-11-18", 2],
			[1, "2026-11-19", 1],
			[2, "2026-11-19", 1],
		],
	]);
});

it("gathers with them where they came from, and passes over what is not known", async () => {
	const { note, flush, sent } = open();
	for (const [visitor, source] of [
		["a", "google"],
		["b", "acme.com"],
		["c", "google"],
		["d", null],
	] as const) {
		await note(1, visitor, AT, source);
	}
	expect(await note(1, "a", AT, "bing")).toBe(false);
	await note(2, "a", AT, "google");
	await flush();
	expect(sent[0]?.sources).toEqual([
		[1, "2026-11-18", "google", 2],
		[1, "2026-11-18", "acme.com", 1],
		[2, "2026-11-18", "google", 1],
	]);
	await note(1, "e", AT, "direct");
	await flush();
	expect(sent[1]?.sources).toEqual([[1, "2026-11-18", "direct", 1]]);
});

it("counts a browser once a listing in half an hour, also when it asks twice at once", async () => {
	const { note, flush, sent } = open();
	expect(await Promise.all([note(1, "a"), note(1, "a"), note(1, "a")])).toEqual([true, false, false]);
	expect(await note(2, "a")).toBe(true);
	expect(await note(1, "a", AT + SEEN_MS)).toBe(false);
	expect(await note(1, "a", AT + 2 * SEEN_MS)).toBe(true);
	expect(await note(1, "a", AT + 9 * SEEN_MS)).toBe(true);
	await flush();
	expect(sent[0]?.views).toEqual([
		[1, "2026-11-18", 3],
		[2, "2026-11-18", 1],
	]);
});

describe("sending", () => {
	it("is due some seconds after the first view, asked of one request, and at once when there is much", async () => {
		const { views, note, flush } = open();
		expect(views.next(AT)).toBeNull();
		await note(1, "a");
		expect(views.next(AT)).toBe("later");
		expect(views.next(AT + 1)).toBeNull();
		// The request that was to do it has been cut off.
		expect(views.next(AT + 2 * FLUSH_AFTER_MS)).toBe("later");
		for (let index = 0; index < FLUSH_VIEWS; index++) await note(1, `b${index}`);
		expect(views.next(AT)).toBe("now");
		await flush();
		expect(views.next(AT)).toBeNull();
	});

	it("sends what could not be sent again as the same batch, and what came meanwhile after it", async () => {
		const { views, note, flush, sent } = open();
		const failing: ViewBatch[] = [];
		await note(1, "a");
		await expect(
			views.flush(AT, async (batch) => {
				failing.push(batch);
				await note(2, "a");
				throw new Error("the queue is away");
			}),
		).rejects.toThrow("away");
		expect(views.next(AT)).toBe("later");
		await flush();
		expect(sent.map((batch) => batch.views)).toEqual([[[1, "2026-11-18", 1]], [[2, "2026-11-18", 1]]]);
		expect(sent[0]).toEqual(failing[0]);
		expect(sent[1]?.id).not.toBe(sent[0]?.id);
	});

	it("is done by one request at a time, until that one is not heard of", async () => {
		const { views, note, flush, sent } = open();
		await note(1, "a");
		void views.flush(AT, () => new Promise(() => {}));
		await flush(AT + 1);
		expect(sent).toEqual([]);
		await flush(AT + 60_000);
		expect(sent).toHaveLength(1);
	});
});

it("stays bounded while the queue takes nothing", async () => {
	const { note, flush, sent, views } = open();
	for (let listing = 1; listing <= BATCH_ROWS_MAX; listing++) {
		// Each from another website, with the longest name there is.
		await note(1e8 + listing, "a", AT, `${listing}`.padEnd(SOURCE_MAX, "x"));
	}
	expect(await note(1, "a")).toBe(false);
	expect(await note(1e8 + 1, "b", AT, "another.com")).toBe(true);
	expect(views.next(AT)).toBe("now");
	await flush();
	expect(sent[0]?.views).toHaveLength(BATCH_ROWS_MAX);
	expect(sent[0]?.sources).toHaveLength(BATCH_ROWS_MAX);
	expect(sent[0]?.views[0]?.[2]).toBe(2);
	expect(JSON.stringify(sent[0]).length).toBeLessThan(128_000);
	expect(await note(1, "a")).toBe(true);
});
