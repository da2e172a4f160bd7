import { expect, it } from "vitest";
import putBackRating from "#actions/ratings/put-back-rating";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("is for the site team; what it restores is tested with what it takes back", async () => {
	await makeWorld();
	const input = { listing_id: 1, provider: "Ahrefs", day: "2026-10-01", rating_tenths: 990, import_id: null };
	await expect(performAs(personActor(1), putBackRating, input, NOW)).rejects.toMatchObject({ code: "not_found" });
});
