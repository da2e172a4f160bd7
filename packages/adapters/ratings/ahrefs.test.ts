import { expect, it } from "vitest";
import { ahrefs } from "#adapters/ratings/ahrefs";
import { RatingsRefused } from "#core/ports/ratings";
import { NOW } from "#testing/now";
import { type Route, startSite } from "#testing/servers";

const TODAY = NOW.toISOString().slice(0, 10);
const of = (rating: number | null): Route => ({
	headers: { "content-type": "application/json" },
	body: JSON.stringify({ domain_rating: { domain_rating: rating, ahrefs_rank: 3210 } }),
});

async function lookup(answers: Route[], domains: readonly string[]) {
	const site = await startSite({ "*": answers });
	try {
		const found = await ahrefs({ apiKey: "key", baseUrl: site.origin }).lookup(domains, NOW);
		return { found, requests: await site.requests() };
	} finally {
		await site.stop();
	}
}

it("asks for one domain after the other, as of today", async () => {
	const { found, requests } = await lookup([of(57.3), of(null)], ["acme.com", "brio.example"]);
	expect(found).toEqual([
		{ domain: "acme.com", day: TODAY, ratingTenths: 573 },
		{ domain: "brio.example", day: TODAY, ratingTenths: null },
	]);
	expect(requests.map(({ url }) => url)).toEqual([
		`/v3/site-explorer/domain-rating?target=acme.com&date=${TODAY}&output=json`,
		`/v3/site-explorer/domain-rating?target=brio.example&date=${TODAY}&output=json`,
	]);
	expect(requests[0]?.headers.authorization).toBe("Bearer key");
});

it("has no figure for an address that it calls bad, and goes on", async () => {
	const { found } = await lookup([{ status: 400, body: '{"error":"bad target"}' }, of(12)], ["127.0.0.1", "acme.com"]);
	expect(found.map(({ ratingTenths }) => ratingTenths)).toEqual([null, 120]);
});

it("tells a refused key from a service that does not answer", async () => {
	await expect(lookup([{ status: 403, body: "{}" }], ["acme.com"])).rejects.toThrow(RatingsRefused);
	await expect(lookup([{ status: 429, body: "{}" }], ["acme.com"])).rejects.toThrow("answered 429");
	await expect(lookup([of(101)], ["acme.com"])).rejects.toThrow();
});
