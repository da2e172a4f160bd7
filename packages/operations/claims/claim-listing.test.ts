import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { ClaimLook } from "#core/access/claim";
import { DAY_MS } from "#core/launches/week";
import { claims, listings } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	await mintListing(world.db, "acme", { url: "https://www.acme.com/product", domain: "acme.com" });
});

interface Claim {
	id: number;
	status: string;
	instructions: { where: string; what: string; how: string };
	expires_at: string;
	last_check: { at: string } | null;
	code: string;
	errors: { pointer: string; code: string; message: string }[];
}
const claim = (body: Record<string, unknown>, as = ada) =>
	world.api<Claim>("POST", "/claims", { as, body: { slug: "acme", ...body } });

it("says what to publish for each method", async () => {
	const dns = await claim({ method: "dns" });
	expect(dns).toMatchObject({
		status: 201,
		body: { status: "pending", next_actions: [{ operation: "verify_claim" }] },
	});
	expect(dns.body.instructions).toMatchObject({ where: "_launchweek-challenge.acme.com" });
	expect(dns.body.instructions.what).toMatch(/^lwv-[0-9a-f]{64}$/);
	const meta = (await claim({ method: "meta" })).body.instructions;
	expect(meta.where).toBe("https://www.acme.com/");
	expect(meta.what).toMatch(/^<meta name="launchweek-verification" content="lwv-[0-9a-f]{64}">$/);
	const file = (await claim({ method: "file" })).body.instructions;
	expect(file.where).toBe("https://www.acme.com/.well-known/launchweek-verification.txt");
	const tokens = [dns.body.instructions.what, meta.what, file.what].map((what) => /lwv-\w+/.exec(what)?.[0]);
	expect(new Set(tokens).size).toBe(3);
});

it("mails a link that names who asks, and shows no token", async () => {
	const answer = await claim({ method: "email", email: "Founder@mail.acme.com" });
	expect(answer).toMatchObject({ status: 201, body: { email: "founder@mail.acme.com", instructions: { what: null } } });
	expect(answer.body).toMatchObject({ next_actions: [{ operation: "list_my_claims" }] });
	expect(await world.runJobs()).toEqual(["send-mail: sent"]);
	const [mail] = await world.db.query.localMails.findMany();
	expect(mail).toMatchObject({ to: "founder@mail.acme.com" });
	expect(mail?.text).toContain("ada@example.com asks to manage the listing of acme");
	const token = /token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "none";
	expect(JSON.stringify(answer.body)).not.toContain(token);
	expect(JSON.stringify(await world.db.query.claims.findMany())).not.toContain(token);
});

it("keeps what a look saw with the secret that it looked for, and forgets it with a new one", async () => {
	const { id, instructions } = (await claim({ method: "dns" })).body;
	const look: ClaimLook = {
		found: false,
		looked_at: ["TXT _launchweek-challenge.acme.com"],
		sight: { code: "record_missing" },
		at: "2026-11-18T12:00:00.000Z",
	};
	await world.db.update(claims).set({ lastCheck: look });
	const kept = await claim({ method: "dns" });
	expect(kept.body).toMatchObject({ id, instructions, last_check: { at: look.at } });
	await world.db.update(claims).set({ expiresAt: Date.now() - DAY_MS });
	const anew = await claim({ method: "dns" });
	expect(anew.body).toMatchObject({ id, status: "pending", last_check: null });
	expect(anew.body.instructions.what).not.toBe(instructions.what);
	expect(await world.db.query.claims.findMany()).toMatchObject([{ id, lastCheck: null }]);
});

it("renews a claim that is asked for again, and keeps what may be published already", async () => {
	const first = await claim({ method: "dns" });
	const again = await claim({ method: "dns" });
	expect(again.body).toMatchObject({ id: first.body.id, instructions: first.body.instructions });
	const others = await claim({ method: "dns" }, await world.person());
	expect(others.body.instructions.what).not.toBe(first.body.instructions.what);
	const answers = await Promise.all(Array.from({ length: 5 }, () => claim({ method: "file" })));
	expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
});

it("counts mails as costly, and what mails nothing not", async () => {
	await setSettings({ rate_limit_costly: "1/3600" });
	const mailed = { method: "email", email: "founder@acme.com" };
	expect((await claim(mailed)).status).toBe(201);
	expect(await claim(mailed)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
	for (const method of ["dns", "meta", "file"]) expect((await claim({ method })).status).toBe(201);
});

it("lets owners prove a listing that is not shown as verified, as after a proof has lapsed", async () => {
	await mintListing(world.db, "unproven", { ownerId: ada.userId });
	expect(await claim({ slug: "unproven", method: "dns" })).toMatchObject({ status: 201, body: { status: "pending" } });
});

it("has whom the site team refused wait for two weeks, by any method, while somebody else manages the listing", async () => {
	const bob = await world.person();
	await mintListing(world.db, "taken", { ownerId: bob.userId });
	const { body } = await claim({ slug: "taken", method: "dns" });
	const decidedAgo = (days: number) =>
		world.db
			.update(claims)
			.set({ status: "refused", decidedAt: Date.now() - days * DAY_MS })
			.where(eq(claims.id, body.id));
	await decidedAgo(13.9);
	for (const method of ["dns", "file"]) {
		const again = await claim({ slug: "taken", method });
		expect(again).toMatchObject({ status: 400, body: { code: "claim_refused_lately" } });
	}
	expect(await claim({ slug: "taken", method: "dns" }, await world.person())).toMatchObject({ status: 201 });
	await world.db.update(listings).set({ ownerId: null }).where(eq(listings.slug, "taken"));
	expect(await claim({ slug: "taken", method: "file" })).toMatchObject({ status: 201 });
	await world.db.update(listings).set({ ownerId: bob.userId }).where(eq(listings.slug, "taken"));
	await decidedAgo(14.1);
	expect(await claim({ slug: "taken", method: "dns" })).toMatchObject({ status: 201 });
});

it("refuses what cannot be claimed", async () => {
	expect((await claim({ slug: "nowhere", method: "dns" })).body).toMatchObject({
		code: "unknown_listing",
		errors: [{ pointer: "/slug", code: "bad_value" }],
	});
	await mintListing(world.db, "draft", { status: "draft" });
	expect((await claim({ slug: "draft", method: "dns" })).body).toMatchObject({ code: "unknown_listing" });
	await mintListing(world.db, "own", { ownerId: ada.userId, verified: true });
	expect((await claim({ slug: "own", method: "dns" })).body).toMatchObject({ code: "own_listing" });
	const elsewhere = await claim({ method: "email", email: "ada@acme.com.evil.com" });
	expect(elsewhere).toMatchObject({
		status: 400,
		body: {
			code: "email_not_at_domain",
			errors: [{ pointer: "/email", message: "Use an address at acme.com." }],
		},
	});
	expect((await claim({ method: "email" })).body.errors).toMatchObject([{ pointer: "/email", code: "required" }]);
	expect((await claim({ method: "dns", email: "a@acme.com" })).body.errors).toMatchObject([{ pointer: "/email" }]);
	expect(await world.db.query.outbox.findMany()).toEqual([]);
});

it.each([
	"https://acme2.example/",
	"https://203.0.113.7/",
	"https://wordpress.com/",
	"https://acme.test/",
	"https://proton.me/",
])("says of %s that no e-mail address can prove it, and what can", async (url) => {
	const host = new URL(url).hostname;
	await mintListing(world.db, "reserved", { url, domain: host });
	const answer = await claim({
		slug: "reserved",
		method: "email",
		email: `ada@${host.replace(/^\d.*/, "acme.com")}`,
	});
	expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input", errors: [{ pointer: "/method" }] } });
	expect(answer.body.errors[0]?.message).toMatch(/dns, meta or file/);
	expect((await claim({ slug: "reserved", method: "dns" })).status).toBe(201);
});

it("holds to the bounds of its body", async () => {
	const answer = await claim({ slug: "NO", method: "fax", email: `${"a".repeat(250)}@acme.com`, x: 1 });
	expect(answer.body.errors.map(({ pointer }) => pointer).sort()).toEqual(["/email", "/method", "/slug", "/x"]);
});
