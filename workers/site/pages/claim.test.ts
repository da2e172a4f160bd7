import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { claims, emailAddresses, listings, users } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { stayAtHalfPast } from "#testing/clock";
import { mintListing } from "#testing/listings";
import { newestLink } from "#testing/mailbox";
import { countRows } from "#testing/rows";
import { startResolver, startSite } from "#testing/servers";
import { changeSettings, setSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
});
afterEach(() => {
	changeSettings({ DOH_RESOLVERS: undefined });
});

const listing = () => world.db.query.listings.findFirst({ where: eq(listings.slug, "acme") });
const mint = (values = {}) =>
	mintListing(world.db, "acme", { url: "https://acme.com/", domain: "acme.com", ...values });
const form = { action: "/listings/acme/claim" };

/** Begins a claim on the page. @returns the path of the claim's own page. */
async function begin(method: string, changes: Record<string, string> = {}): Promise<string> {
	const page = await browser.get("/listings/acme/claim");
	const sent = await browser.submit(page.form(form.action), { method, ...changes });
	expect(sent.status).toBe(303);
	return sent.location ?? "";
}

it("leads from a listing by signing in to the ways of proving it", async () => {
	await mint();
	expect((await browser.get("/listings/acme")).html).toContain('href="/listings/acme/claim"');
	const away = await browser.get("/listings/acme/claim");
	expect(away).toMatchObject({ status: 303, location: "/sign-in?return_to=%2Flistings%2Facme%2Fclaim" });
	const back = await browser.signInByMail(world, "ada@acme.com", "/listings/acme/claim");
	expect(back.location).toBe("/listings/acme/claim");
	const page = await browser.get("/listings/acme/claim");
	const order = [...page.html.matchAll(/name="method" value="(\w+)"/g)].map(([, method]) => method);
	expect(order).toEqual(["email", "meta", "file", "dns"]);
	expect(page.html).toContain('value="ada@acme.com"');
	expect(page.html).not.toMatch(/verify_claim|claim_listing/);
});

it("offers whichever address of its person is at the domain", async () => {
	await mint();
	await browser.signIn(world, "ada@example.com");
	const [ada] = await world.db.select().from(users);
	await world.db.insert(emailAddresses).values({ address: "ada@acme.com", userId: ada?.id ?? 0, confirmedAt: 1 });
	expect((await browser.get("/listings/acme/claim")).html).toContain('value="ada@acme.com"');
});

it("gives the file to upload, says what it saw, and leads into the owner's home", async () => {
	const site = await startSite({ "/.well-known/launchweek-verification.txt": { status: 404, body: "no" } });
	await mint({ url: `${site.origin}/`, domain: new URL(site.origin).host });
	await browser.signIn(world, "ada@example.com");
	const path = await begin("file");
	const page = await browser.get(path);
	expect(page.html).toContain(`${site.origin}/.well-known/launchweek-verification.txt`);
	const file = await browser.get(`${path}/file`);
	expect(file.html).toMatch(/^lwv-[0-9a-f]{64}\n$/);
	expect(file.headers.get("Content-Disposition")).toContain("launchweek-verification.txt");
	expect(page.html).toContain(file.html.trim());

	const missed = await browser.submit(page.form(`${path}/check`));
	expect(missed).toMatchObject({ status: 303, location: `${path}#look` });
	const seen = await browser.get(path);
	expect(seen.html).toContain("Not found yet");
	expect(seen.html).toContain("The server answered 404.");
	expect((await browser.get("/account/claims")).html).toContain("Open until");

	const headers = { "content-type": "text/plain" };
	await site.change({ "/.well-known/launchweek-verification.txt": { headers, body: file.html } });
	const found = await browser.submit(seen.form(`${path}/check`));
	const id = (await listing())?.id;
	expect(found).toMatchObject({ status: 303, location: `/account/products/${id}?claimed=proof` });
	expect(await listing()).toMatchObject({ verified: true });
	const home = await browser.get(found.location ?? "");
	expect(home.html).toContain("is yours now");
	expect((await browser.get(path)).html).toContain("We look again on");
	expect((await browser.get("/account/claims")).html).toContain("Verified on");
	// What is proven needs no proof.
	expect(await browser.get("/listings/acme/claim")).toMatchObject({ status: 303, location: `/account/products/${id}` });
	// A form of another window.
	expect(await browser.submit(seen.form(`${path}/check`))).toMatchObject({ status: 303 });
});

it("says where the record or tag belongs, by who keeps the zone and makes the site", async () => {
	await mint({ url: "https://www.acme.com/" });
	const resolver = await startResolver({
		"acme.com NS": { data: ["ns17.domaincontrol.com"] },
		"www.acme.com A": { data: ["23.227.38.65"] },
	});
	changeSettings({ DOH_RESOLVERS: `${resolver},${resolver}` });
	await browser.signIn(world, "ada@example.com");
	const ways = await browser.get("/listings/acme/claim");
	expect(ways.html).toContain("made with Shopify");
	const offered = [...ways.html.matchAll(/name="method" value="(\w+)"/g)].map(([, method]) => method);
	expect(offered).toEqual(["meta", "dns", "email"]);
	const dns = await browser.get(await begin("dns"));
	expect(dns.html).toContain("<code>_launchweek-challenge.acme.com</code>");
	expect(dns.html).toContain("<code>_launchweek-challenge</code>");
	expect(dns.html.indexOf("GoDaddy")).toBeLessThan(dns.html.indexOf("<details"));
	const meta = await browser.get(await begin("meta"));
	expect(meta.html).toContain("theme.liquid");
	expect(meta.html).toContain("&lt;meta name=&quot;launchweek-verification&quot;");
	expect((await browser.get("/listings/acme/claim")).html).toContain("You have begun this");
});

it("mails the link, and confirming in the same browser leads into the owner's home", async () => {
	await mint();
	await browser.signIn(world, "ada@example.com");
	const page = await browser.get("/listings/acme/claim");
	for (const [email, why] of [
		["ada@elsewhere.com", "is not at acme.com"],
		["nobody", "not an e-mail address"],
	] as const) {
		const refused = await browser.submit(page.form(form.action), { method: "email", email });
		expect(refused.status).toBe(400);
		expect(refused.html).toContain(why);
		expect(refused.html).toContain(`value="${email}"`);
	}
	const path = await begin("email", { email: "hello@acme.com" });
	const waiting = await browser.get(path);
	expect(waiting.html).toContain("hello@acme.com");
	expect(waiting.html).not.toContain(`${path}/check`);
	expect(await browser.submit({ ...waiting.form(form.action), action: `${path}/check` })).toMatchObject({
		location: path,
	});
	expect((await browser.submit(waiting.form(form.action))).location).toBe(path);
	await world.runJobs();
	const link = await newestLink(world, "hello@acme.com", "/claims/confirm");
	const confirmed = await browser.submit((await browser.get(link)).form("/claims/confirm"));
	expect(confirmed.location).toBe(`/account/products/${(await listing())?.id}?claimed=mail`);
});

it("explains a dispute, a claim that ran out and one whose proof is gone, and lets begin again", async () => {
	const bob = await world.person("bob@example.com");
	await mint({ ownerId: bob.userId });
	await browser.signIn(world, "ada@example.com");
	const ways = await browser.get("/listings/acme/claim");
	expect(ways.html).toContain("Somebody else manages");
	const path = await begin("meta");
	const state = async (values: Partial<typeof claims.$inferInsert>) => {
		await world.db.update(claims).set(values);
		return (await browser.get(path)).html;
	};
	expect(await state({ status: "disputed" })).toContain("The site team decides");
	expect(await state({ status: "lapsed" })).toContain("The proof is gone");
	expect(await state({ status: "pending", expiresAt: Date.now() - 1 })).toContain("This claim has run out");
	const late = await browser.get(path);
	expect(await browser.submit({ ...late.form(form.action), action: `${path}/check` })).toMatchObject({
		location: path,
	});
	expect((await browser.submit(late.form(form.action))).location).toBe(path);
	expect((await browser.get(path)).html).toContain("Paste this tag");
});

it("says how long to wait when looks are used up", async () => {
	stayAtHalfPast();
	await setSettings({ rate_limit_costly: "1/3600" });
	await mint({ url: "http://127.0.0.1:9/", domain: "127.0.0.1:9" });
	await browser.signIn(world, "ada@example.com");
	const path = await begin("file");
	const page = await browser.get(path);
	await browser.submit(page.form(`${path}/check`));
	const again = await browser.submit(page.form(`${path}/check`));
	expect(again.status).toBe(429);
	expect(again.html).toMatch(/You can go on in \d+ minutes/);
	expect(again.html).toContain("lwv-");
});

it("keeps claims to whoever made them, and takes forms of its own pages only", async () => {
	await mint();
	await browser.signIn(world, "ada@example.com");
	const path = await begin("file");
	const other = openBrowser();
	expect((await other.get(path)).status).toBe(303);
	await other.signIn(world, "eve@example.com");
	for (const address of [path, `${path}/file`, "/account/claims/999"])
		expect((await other.get(address)).status, address).toBe(404);
	const theirs = await other.get("/listings/acme/claim");
	expect((await other.submit({ ...theirs.form(form.action), action: `${path}/check` })).status).toBe(404);
	const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
	const fields = (await browser.get(path)).form(`${path}/check`).fields;
	expect((await browser.post(`${path}/check`, fields, foreign)).status).toBe(400);
	await mintListing(world.db, "hidden", { status: "draft" });
	for (const slug of ["hidden", "nowhere"]) expect((await browser.get(`/listings/${slug}/claim`)).status).toBe(404);
	expect((await other.get("/account/claims")).html).toContain("No claims yet");
});

it("reads few rows however many claims others have", async () => {
	await mint();
	await browser.signIn(world, "ada@example.com");
	await begin("file");
	const { rowsRead } = await countRows(() => browser.get("/listings/acme/claim"));
	expect(rowsRead).toBeLessThan(30);
});
