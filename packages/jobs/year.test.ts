import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeWorld, type World } from "#testing/world";
import { differences, expectedLines, livedLines } from "#testing/year/compared";
import { type Expected, expectYear } from "#testing/year/expected";
import { beginLife, type Life } from "#testing/year/lived";
import { SHORT_YEAR, WEEK, writeYear, type YearSize } from "#testing/year/script";

/**
 * A simulated year, lived by the real directory and walked by a model of its own: at the end of each week there is no
 * difference. Here some weeks over the 53rd of a year; `npm run year` lives all of it.
 */

const SIZE: YearSize = env.TEST_YEAR === "" ? SHORT_YEAR : (JSON.parse(env.TEST_YEAR) as YearSize);
const script = writeYear(SIZE);
/** Lines of a difference that are shown. */
const SHOWN = 40;

// A year of another size, `npm run year --listings 10`, may have less in it.
if (SIZE === SHORT_YEAR) {
	it("has everything happen that can, however short it is", () => {
		const happening = script.acts.map((act) => {
			if (act.kind === "pay") return act.told;
			if (act.kind === "badge" || act.kind === "proof") return `${act.kind} ${act.shown ? "shown" : "gone"}`;
			return act.kind === "judge" ? `burst ${act.counts ? "counts" : "is discounted"}` : act.kind;
		});
		expect([...new Set(happening)].toSorted()).toEqual(
			[
				...["badge gone", "badge shown", "burst counts", "cron", "proof gone", "proof shown"],
				...["queue", "remind", "vote", "payment_succeeded", "partially_refunded", "refunded"],
				...["dispute_opened", "dispute_won", "dispute_lost"],
			].toSorted(),
		);
		const lines = new Set(
			script.orders.map(({ product, week }) => `${product} ${week === null ? "at once" : "in a week"}`),
		);
		expect([...lines].toSorted()).toEqual(["launch at once", "launch in a week", "relaunch in a week"]);
		for (const count of Object.values(script.crons)) expect(count).toBeGreaterThan(0);
	});
}

describe(`${SIZE.weeks} weeks from ${SIZE.firstWeek} on with ${SIZE.listings} listings, seed ${SIZE.seed}`, () => {
	let world: World;
	let life: Life;
	let model: Expected;
	beforeAll(async () => {
		world = await makeWorld();
		life = await beginLife(world.db, script);
		model = expectYear(script);
	}, 600_000);
	afterAll(async () => life?.end());

	for (let week = 0; week < SIZE.weeks; week++) {
		const from = script.begin + week * WEEK;
		const isLast = week === SIZE.weeks - 1;
		it(`week ${week + 1}, ${new Date(from).toISOString().slice(0, 10)}`, { timeout: 600_000 }, async () => {
			const acts = script.acts.filter(({ at }) => (week === 0 || at >= from) && at < from + WEEK);
			for (const act of acts) {
				await life.live(act);
				model.go(act);
			}
			if (isLast) {
				// Whatever was missed is made up for by a cron when all is over.
				const last = { at: script.end, kind: "cron" as const, times: 2 };
				await life.live(last);
				model.go(last);
			}
			const found = differences(await livedLines(world.db, isLast), expectedLines(script, model, isLast));
			expect(found.slice(0, SHOWN)).toEqual([]);
		});
	}
});
