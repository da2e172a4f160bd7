import { describe, expect, it } from "vitest";
import { foundersBack, type MilestoneState, milestonesBack } from "#core/listings/listing-parts";

const founder = (name: string, title: string | null = null) => ({ name, title, bio: null, socials: {} });
const [ada, bo, cy, di] = ["Ada", "Bo", "Cy", "Di"].map((name) => founder(name)) as [
	...[ReturnType<typeof founder>, ReturnType<typeof founder>],
	...[ReturnType<typeof founder>, ReturnType<typeof founder>],
];

describe("founders put back", () => {
	it("are those of then where nothing was changed since", () => {
		const before = [ada, bo];
		const after = [founder("Ada", "CEO"), cy];
		expect(foundersBack(after, before, after)).toEqual([ada, bo]);
	});

	it("keep who came, went or was described otherwise by later versions", () => {
		// That version took Bo out; since then Di came and Ada got a title.
		expect(foundersBack([founder("Ada", "CEO"), cy, di], [ada, bo, cy], [ada, cy])).toEqual([
			...[founder("Ada", "CEO"), bo, cy, di],
		]);
		// That version brought Cy; since then Cy left.
		expect(foundersBack([ada], [ada], [ada, cy])).toEqual([ada]);
		// That version gave Bo a title; since then Bo left, and is put back with it.
		expect(foundersBack([ada], [ada, bo], [ada, founder("Bo", "CTO")])).toEqual([ada, bo]);
	});

	it("stand in their order of then where only that was changed", () => {
		expect(foundersBack([cy, bo, ada, di], [ada, bo, cy], [cy, bo, ada])).toEqual([ada, bo, cy, di]);
	});
});

describe("milestones put back", () => {
	const one = (id: number, title = "T"): MilestoneState => ({
		id,
		date: "2026-01-01",
		title,
		description: null,
		url: null,
	});

	it("takes out what was added, writes what was taken out or changed, and leaves what is as it was", () => {
		expect(milestonesBack([one(1)], [], [one(1)])).toEqual({ write: [], remove: [1] });
		expect(milestonesBack([], [one(1)], [])).toEqual({ write: [one(1)], remove: [] });
		expect(milestonesBack([one(1, "New")], [one(1)], [one(1, "New")])).toEqual({ write: [one(1)], remove: [] });
		expect(milestonesBack([one(1)], [one(1)], [one(1, "New")])).toEqual({ write: [], remove: [] });
		expect(milestonesBack([], [], [one(1)])).toEqual({ write: [], remove: [] });
	});
});
