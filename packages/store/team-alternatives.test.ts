import { expect, it } from "vitest";
import { approvedAlternatives, declinedAlternatives } from "#store/schema/index";
import { alternativeCursor, teamAlternatives } from "#store/team-alternatives";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld } from "#testing/world";

it("lists the pairs of each state, the last decided first, finds them by either product, and reads a part alone", async () => {
	const { db } = await makeWorld();
	const ids: number[] = [];
	for (const name of ["Acme", "Bolt", "Cove"]) ids.push((await mintListing(db, name.toLowerCase(), { name })).id);
	const [acme = 0, bolt = 0, cove = 0] = ids;
	await db.insert(approvedAlternatives).values([
		{ listingId: acme, alternativeId: bolt, position: 0, at: 5 },
		{ listingId: bolt, alternativeId: acme, position: 0, at: 5 },
		{ listingId: cove, alternativeId: acme, position: 0 },
	]);
	await db.insert(declinedAlternatives).values([
		{ listingId: acme, alternativeId: cove, at: 1 },
		{ listingId: bolt, alternativeId: cove, at: 2, byTeam: true },
	]);
	const found = async (query: Partial<Parameters<typeof teamAlternatives>[1]>) =>
		(await teamAlternatives(db, { q: "", state: "approved", after: null, limit: 9, ...query })).map(
			({ listing, alternative }) => `${alternative.name} to ${listing.name}`,
		);
	expect(await found({})).toEqual(["Acme to Bolt", "Bolt to Acme", "Acme to Cove"]);
	expect(await found({ state: "declined" })).toEqual(["Cove to Acme"]);
	expect(await found({ state: "taken_out" })).toEqual(["Cove to Bolt"]);
	expect(await found({ q: "cov" })).toEqual(["Acme to Cove"]);
	expect(await found({ q: "https://x.example/listings/bolt" })).toEqual(["Acme to Bolt", "Bolt to Acme"]);
	const seen: string[] = [];
	let after: string | null = null;
	for (let part = 0; part < 4; part++) {
		const [row] = await teamAlternatives(db, { q: "", state: "approved", after, limit: 1 });
		if (row === undefined) break;
		seen.push(row.alternative.name);
		after = alternativeCursor(row);
	}
	expect(seen).toEqual(["Acme", "Bolt", "Acme"]);
	const many = Array.from({ length: 20 }, (_, index) => ({ listingId: 100 + index, alternativeId: acme, position: 0 }));
	await db.insert(approvedAlternatives).values(many);
	expect((await countRows(() => found({ limit: 2 }))).rowsRead).toBeLessThan(15);
});
