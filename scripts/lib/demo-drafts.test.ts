import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { emptySiteDraft } from "#core/drafts/draft-fields";
import { type Drafts, knownDrafts, tellDrafts } from "#scripts/demo/drafting";
import { demoLaunches } from "#scripts/demo/index";
import { demoListing } from "#scripts/demo/profiles";
import { rereadsSql } from "#scripts/demo/rereads";
import { withKeptDrafts } from "#scripts/lib/demo-drafts";

const TODAY = new Date("2026-11-18T12:00:00Z");

let kept: string;
beforeEach(async () => {
	kept = await mkdtemp(join(tmpdir(), "launchweek-drafts-"));
});
afterEach(() => rm(kept, { recursive: true }));

/** A process that drafts what it does not know: once, and alike. @returns what it knows, and what it had to draft. */
async function newProcess(slugs: readonly string[], folder = kept) {
	const known: Record<string, Drafts[string]> = {};
	const drafted: string[] = [];
	const memory = { knownDrafts: async () => known, tellDrafts: (drafts: Drafts) => void Object.assign(known, drafts) };
	const work = async () => {
		for (const slug of slugs.filter((one) => known[one] === undefined)) {
			known[slug] = emptySiteDraft({ name: { value: slug, evidence: [] } });
			drafted.push(slug);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
		return "done";
	};
	expect(await withKeptDrafts(work, folder, memory)).toBe("done");
	return { known, drafted };
}

it("keeps what was drafted for the processes after it, which draft what they miss and keep that too", async () => {
	const first = await newProcess(["kite", "fern"]);
	expect(first.drafted).toEqual(["kite", "fern"]);
	expect(await readdir(kept)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.json$/)]);
	expect(await newProcess(["fern"])).toEqual({ known: first.known, drafted: [] });
	expect((await newProcess(["fern", "leaf"])).drafted).toEqual(["leaf"]);
	expect((await newProcess(["leaf", "kite"])).drafted).toEqual([]);
});

it("drafts once for processes that begin together", async () => {
	const both = await Promise.all([newProcess(["kite"]), newProcess(["kite"])]);
	expect(both.map(({ drafted }) => drafted.length).toSorted()).toEqual([0, 1]);
});

it("drafts anew where what is kept is torn, and where nothing can be written", async () => {
	await newProcess(["kite"]);
	const [file = ""] = await readdir(kept);
	await writeFile(join(kept, file), '{"kite":');
	expect((await newProcess(["kite"])).drafted).toEqual(["kite"]);
	expect((await newProcess(["kite"])).drafted).toEqual([]);
	expect((await newProcess(["kite"], join(kept, file, "below-a-file"))).drafted).toEqual(["kite"]);
});

it("loses nothing of a draft by keeping it, nor of what a website is drafted as when it is read again", async () => {
	// The first two launched long enough ago; the website of the fourth has changed since.
	const launches = demoLaunches(TODAY).filter(({ id }) => id === 1 || id === 4);
	const read = async () => {
		const listings = await Promise.all(launches.map((launch) => demoListing(launch, true)));
		return [listings, await rereadsSql(listings, TODAY)];
	};
	const made = await withKeptDrafts(read, kept);
	const [file = ""] = await readdir(kept);
	const drafts = JSON.parse(await readFile(join(kept, file), "utf8")) as Drafts;
	const [same = "", changed = ""] = launches.map(({ slug }) => slug);
	const names = [same, `${same} same`, changed, `${changed} renewed`];
	// Files of tests that ran before in this process may have had others drafted.
	expect(Object.keys(drafts)).toEqual(expect.arrayContaining(names));
	expect(drafts).toEqual(await knownDrafts());
	for (const name of names) expect(JSON.stringify(drafts[name]), name).toContain('"quote":');
	tellDrafts(drafts);
	expect(await read()).toEqual(made);
	expect(JSON.stringify(made)).toContain("3 facts are no longer on it.");
});
