import { expect, it } from "vitest";
import { openPageRank } from "#adapters/ratings/open-page-rank";
import { RatingsRefused } from "#core/ports/ratings";
import { NOW } from "#testing/now";
import { type Route, startSite } from "#testing/servers";

const JSON_HEADERS = { "content-type": "application/json" };

async function lookup(route: Route, domains: readonly string[] = ["acme.com", "nobody.example"]) {
	const site = await startSite({ "*": { headers: JSON_HEADERS, ...route } });
	try {
		const found = openPageRank({ apiKey: "key", baseUrl: site.origin }).lookup(domains, NOW);
		return { found: await found, requests: await site.requests() };
	} finally {
		await site.stop();
	}
}

/** As the service answers: a row a domain, and a rank of 0 for what it does not know. */
const ANSWER = {
	status_code: 200,
	response: [
		{ status_code: 200, error: "", page_rank_integer: 6, page_rank_decimal: 5.74, rank: "3210", domain: "acme.com" },
		{
			status_code: 404,
			error: "Domain not found",
			page_rank_integer: 0,
			page_rank_decimal: 0,
			rank: null,
			domain: "nobody.example",
		},
	],
	last_updated: "1st Oct 2026",
};

it("asks for many domains at once, and takes an unknown one for no figure rather than for 0", async () => {
	const { found, requests } = await lookup({ body: JSON.stringify(ANSWER) });
	expect(found).toEqual([
		{ domain: "acme.com", day: "2026-10-01", ratingTenths: 574 },
		{ domain: "nobody.example", day: "2026-10-01", ratingTenths: null },
	]);
	expect(requests).toHaveLength(1);
	const { searchParams, pathname } = new URL(requests[0]?.url ?? "", "http://host");
	expect(pathname).toBe("/api/v1.0/getPageRank");
	expect([...searchParams]).toEqual([
		["domains[0]", "acme.com"],
		["domains[1]", "nobody.example"],
	]);
	expect(requests[0]?.headers["api-opr"]).toBe("key");
});

it.each([
	["5.74", 574],
	[0, 0],
	[10, 1000],
	[10.1, null],
	["", null],
	[null, null],
])("reads a rank of %j as %j tenths of a hundred", async (page_rank_decimal, ratingTenths) => {
	const response = [{ status_code: 200, page_rank_decimal, domain: "acme.com" }];
	const { found } = await lookup({ body: JSON.stringify({ response, last_updated: "someday" }) }, ["acme.com"]);
	expect(found).toEqual([{ domain: "acme.com", day: NOW.toISOString().slice(0, 10), ratingTenths }]);
});

it("tells a refused key from a service that does not answer", async () => {
	await expect(lookup({ status: 403, body: "{}" })).rejects.toThrow(RatingsRefused);
	await expect(lookup({ status: 503, body: "{}" })).rejects.toThrow("answered 503");
	await expect(lookup({ body: '{"error":"no"}' })).rejects.toThrow();
});
