import { expect, it } from "vitest";
import { allResolvers, dohResolver } from "#adapters/dns/doh";
import { http } from "#adapters/pages/http";
import type { PublishedMethod } from "#core/access/claim";
import { sightWords } from "#core/words/shared";
import { lookForProof } from "#crawl/claim-proof";
import { type Routes, startResolver, startSite } from "#testing/servers";

const TOKEN = `lwv-${"5f".repeat(32)}`;
const TAG = `<meta name="launchweek-verification" content="${TOKEN}">`;
const FILE = "/.well-known/launchweek-verification.txt";
const OPTIONS = { gate: { allowLoopback: true }, userAgent: "LaunchweekBot/1.0" };

async function look(method: PublishedMethod, url: string, endpoints: string[] = []) {
	const resolvers = endpoints.map((endpoint) => dohResolver(endpoint));
	return lookForProof(method, { url, token: TOKEN }, OPTIONS, { http, dns: allResolvers(resolvers), resolvers });
}

async function lookAtSite(method: PublishedMethod, routes: Routes) {
	const site = await startSite(routes);
	const { found, sight, looked_at } = await look(method, `${site.origin}/products/acme`);
	const requests = await site.requests();
	await site.stop();
	return { found, seen: sightWords(sight), looked_at: looked_at.map((url) => url.replace(site.origin, "")), requests };
}

const NAME = "_launchweek-challenge.acme.com TXT";

it("believes a DNS record that all resolvers see", async () => {
	const both = await startResolver({ [NAME]: { data: ["v=spf1 -all", TOKEN] } });
	expect(await look("dns", "https://www.acme.com/en", [both, both])).toEqual({
		found: true,
		looked_at: ["TXT _launchweek-challenge.acme.com"],
		sight: { code: "record_found", resolvers: 2 },
	});
});

it("believes no record of a platform, or of another of its customers", async () => {
	for (const [host, ...others] of [
		["acme.github.io", "github.io", "evil.github.io", "evil.acme.github.io"],
		["www.pages.dev", "pages.dev", "evil.pages.dev"],
	]) {
		const names = others.map((other) => [`_launchweek-challenge.${other} TXT`, { data: [TOKEN] }]);
		const evil = await startResolver(Object.fromEntries(names));
		const { found, looked_at } = await look("dns", `https://${host}/`, [evil, evil]);
		expect(found, host).toBe(false);
		expect(looked_at).toEqual([`TXT _launchweek-challenge.${host}`]);
	}
});

it("says what it saw instead of the DNS record", async () => {
	const right = await startResolver({ [NAME]: { data: [TOKEN] } });
	const other = await startResolver({ [NAME]: { data: [`${TOKEN}x`] } });
	const none = await startResolver({ [NAME]: { rcode: 3 } });
	const down = await startResolver({ [NAME]: { httpStatus: 502 } });
	const seen = async (...endpoints: string[]) => {
		const { found, sight } = await look("dns", "https://acme.com", endpoints);
		expect(found).toBe(false);
		return sightWords(sight);
	};
	expect(await seen(none, none)).toBe("There is no TXT record of this name.");
	expect(await seen(right, none)).toContain("1 of 2 resolvers see the record");
	expect(await seen(right, down)).toContain("1 of 2 resolvers see the record");
	expect(await seen(other, other)).toContain("There are other TXT records: ");
	expect(await seen(down, down)).toContain("No resolver answered");
});

it("believes a tag in the head of the homepage, whichever page the listing names", async () => {
	for (const body of [
		`<!doctype html><html><head><title>Acme</title>${TAG}</head><body></body></html>`,
		`<!doctype html><title>Acme</title>${TAG}<p>Hello`,
		`<head><META NAME=" Launchweek-Verification " CONTENT=" ${TOKEN} "></head>`,
	]) {
		const answer = await lookAtSite("meta", { "/": { body }, "*": { status: 500 } });
		expect(answer).toMatchObject({ found: true, looked_at: ["/"], seen: "The tag is in the head of the page." });
	}
});

it("does not believe a tag where visitors or nobody can have put it", async () => {
	for (const body of [
		`<html><head></head><body><div>${TAG}</div></body></html>`,
		`<html><head></head>${TAG}<body></body></html>`,
		`<title>x</title><p>comment: ${TAG}</p>`,
		`<head><!-- ${TAG} --></head>`,
		`<head><script>'${TAG}'</script><template>${TAG}</template><noscript>${TAG}</noscript></head>`,
		`<head><title>${TAG}</title></head>`,
	]) {
		const { found, seen } = await lookAtSite("meta", { "/": { body } });
		expect({ found, seen }, body).toEqual({
			found: false,
			seen: 'The head of the page has no tag <meta name="launchweek-verification">.',
		});
	}
	const wrong = await lookAtSite("meta", { "/": { body: TAG.replace("5f5f", "0000") } });
	expect(wrong).toMatchObject({ found: false });
	expect(wrong.seen).toContain('The tag holds "lwv-0000');
});

it("reads a homepage no further than to the tag, or to the end of its head", async () => {
	const goesOn = { repeat: 3000, drip: { everyMs: 20 } };
	const rest = "<p>0123456789</p>".repeat(600);
	for (const [head, found] of [
		[`<head>${TAG}`, true],
		["<head><title>Acme</title></head>", false],
		["<title>Acme</title><p>", false],
	] as const) {
		const site = await startSite({ "/": { body: `${head}${rest}`.slice(0, 10_000), ...goesOn } });
		const answer = await look("meta", `${site.origin}/products/acme`);
		expect(answer.found, head).toBe(found);
		// The site learns a moment later that nobody reads on.
		await expect.poll(async () => (await site.requests())[0]?.aborted).toBe(true);
		const requests = await site.requests();
		await site.stop();
		expect(requests[0]?.sent).toBeLessThan(1_000_000);
	}
});

it("believes a file of exactly the token", async () => {
	for (const end of ["", "\n", "\r\n"]) {
		const route = { headers: { "content-type": "text/plain; charset=utf-8" }, body: TOKEN + end };
		expect(await lookAtSite("file", { [FILE]: route })).toMatchObject({ found: true, looked_at: [FILE] });
	}
});

it("says what the file was instead", async () => {
	const seen = async (route: Routes[string]) => {
		const { found, seen } = await lookAtSite("file", { [FILE]: route });
		expect(found).toBe(false);
		return seen;
	};
	const plain = { "content-type": "text/plain" };
	expect(await seen({ headers: { "content-type": "text/html" }, body: TOKEN })).toContain("serve it as text/plain");
	expect(await seen({ headers: plain, body: `${TOKEN}\n${TOKEN}` })).toContain("The file holds");
	expect(await seen({ headers: plain, body: ` ${TOKEN}` })).toContain("The file holds");
	expect(await seen({ headers: plain, body: "" })).toBe("The file is empty.");
	expect(await seen({ headers: plain, body: TOKEN, repeat: 100 })).toBe("The file is larger than 4,096 bytes.");
	expect(await seen({ status: 404, headers: plain, body: TOKEN })).toBe("The server answered 404.");
	const cut = await seen({ headers: plain, body: `\u202e${"😀".repeat(60)}` });
	expect([cut.isWellFormed(), cut.includes("\u202e")]).toEqual([true, false]);
});

it("follows redirects within the domain and no further", async () => {
	const inside = await lookAtSite("meta", { "/": { status: 302, headers: { location: "/en" } }, "/en": { body: TAG } });
	expect(inside).toMatchObject({ found: true, looked_at: ["/", "/en"] });
	const foreign = await startSite({ "/": { body: TAG } });
	const outside = await lookAtSite("meta", { "/": { status: 302, headers: { location: `${foreign.origin}/` } } });
	expect(outside).toMatchObject({ found: false, looked_at: ["/", `${foreign.origin}/`] });
	expect(outside.seen).toContain("redirects to another domain");
	expect(await foreign.requests()).toEqual([]);
	await foreign.stop();
});

it("refuses addresses that nobody may have us read", async () => {
	const ports = { http, dns: { addresses: async () => ["10.0.0.1"] }, resolvers: [] };
	const options = { ...OPTIONS, gate: { allowLoopback: false } };
	const answer = await lookForProof("file", { url: "https://acme.com/", token: TOKEN }, options, ports);
	expect(answer.found).toBe(false);
	expect(answer.sight).toMatchObject({ code: "not_read", outcome: "refused_address" });
});
