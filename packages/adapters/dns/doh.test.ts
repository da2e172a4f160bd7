import { describe, expect, it } from "vitest";
import { allResolvers, dohResolver } from "#adapters/dns/doh";
import { startResolver } from "#testing/servers";

describe("dohResolver", () => {
	it("gives A and AAAA addresses, through aliases", async () => {
		const endpoint = await startResolver({
			"www.example.com A": { aliases: ["edge.example.net"], data: ["93.184.215.14", "1.1.1.1"] },
			"www.example.com AAAA": { data: ["2606:4700::1111"] },
		});
		expect(await dohResolver(endpoint).addresses("www.example.com")).toEqual([
			"93.184.215.14",
			"1.1.1.1",
			"2606:4700:0:0:0:0:0:1111",
		]);
	});

	it("joins the strings of a text and keeps texts apart", async () => {
		const endpoint = await startResolver({
			"_launchweek-challenge.example.com TXT": { data: ["launchweek=abc", `${"x".repeat(200)}é`] },
		});
		expect(await dohResolver(endpoint).txt("_launchweek-challenge.example.com")).toEqual([
			"launchweek=abc",
			`${"x".repeat(200)}é`,
		]);
	});

	it("names the servers of a zone, also where their ends are pointed at", async () => {
		const endpoint = await startResolver({
			"example.com NS": { data: ["ada.ns.cloudflare.com", "bo.ns.cloudflare.com", "ns.example.com"] },
			// One answer: `a NS ns.a`, whose end is the question's name.
			"a NS": { raw: "AACBgAABAAEAAAAAAWEAAAIAAcAMAAIAAQAAADwABQJuc8AM" },
			// A name that points at itself.
			"b NS": { raw: "AACBgAABAAEAAAAAAWIAAAIAAcAMAAIAAQAAADwAAsAf" },
		});
		const dns = dohResolver(endpoint);
		expect(await dns.nameServers("example.com")).toEqual([
			"ada.ns.cloudflare.com",
			"bo.ns.cloudflare.com",
			"ns.example.com",
		]);
		expect(await dns.nameServers("a")).toEqual(["ns.a"]);
		await expect(dns.nameServers("b")).rejects.toThrow();
		expect(await dns.nameServers("www.example.com")).toEqual([]);
	});

	it("answers [] for a name that does not exist or has no such record", async () => {
		const endpoint = await startResolver({ "gone.example.com A": { rcode: 3 }, "gone.example.com AAAA": { rcode: 3 } });
		const dns = dohResolver(endpoint);
		expect(await dns.addresses("gone.example.com")).toEqual([]);
		expect(await dns.txt("empty.example.com")).toEqual([]);
	});

	it.each([
		["server failure", { rcode: 2 }],
		["refusal", { rcode: 5 }],
		["HTTP error", { httpStatus: 503 }],
		["truncated answer", { isTruncated: true, data: ["1.1.1.1"] }],
		["garbage", { raw: "AAAA" }],
		["a question sent back", { raw: "AAABAAABAAAAAAAAAWEAAAEAAQ==" }],
		["a record longer than the message", { raw: "AACBgAABAAEAAAAAAWEAAAEAAcAMAAEAAQAAADwA/wEB" }],
	])("throws on %s", async (_, reply) => {
		const endpoint = await startResolver({ "a A": reply, "a AAAA": reply });
		await expect(dohResolver(endpoint).addresses("a")).rejects.toThrow();
	});

	it("throws for what is no name, without asking", async () => {
		await expect(dohResolver("http://127.0.0.1:9/dns-query").txt(`${"a".repeat(64)}.com`)).rejects.toThrow(
			"is not a domain name",
		);
	});
});

describe("allResolvers", () => {
	it("takes every address that any resolver gives and goes on without one that is down", async () => {
		const one = dohResolver(await startResolver({ "example.com A": { data: ["1.1.1.1"] } }));
		const other = dohResolver(await startResolver({ "example.com A": { data: ["1.1.1.1", "10.0.0.1"] } }));
		const down = dohResolver(await startResolver({ "example.com A": { rcode: 2 } }));
		expect(await allResolvers([one, other, down]).addresses("example.com")).toEqual(["1.1.1.1", "10.0.0.1"]);
		await expect(allResolvers([down, down]).addresses("example.com")).rejects.toThrow("no resolver answered");
	});

	it("takes the name servers of whichever resolver answers", async () => {
		const one = dohResolver(await startResolver({ "example.com NS": { data: ["ns.example.net"] } }));
		const down = dohResolver(await startResolver({ "example.com NS": { rcode: 2 } }));
		expect(await allResolvers([down, one]).nameServers("example.com")).toEqual(["ns.example.net"]);
		await expect(allResolvers([down, down]).nameServers("example.com")).rejects.toThrow();
	});

	it("takes only the texts that all resolvers give and needs all of them", async () => {
		const one = dohResolver(await startResolver({ "example.com TXT": { data: ["a", "b"] } }));
		const other = dohResolver(await startResolver({ "example.com TXT": { data: ["b", "c"] } }));
		const down = dohResolver(await startResolver({ "example.com TXT": { rcode: 2 } }));
		expect(await allResolvers([one, other]).txt("example.com")).toEqual(["b"]);
		await expect(allResolvers([one, down]).txt("example.com")).rejects.toThrow("code 2");
	});
});
