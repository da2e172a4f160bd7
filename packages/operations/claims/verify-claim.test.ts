import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { claims, listings } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { startResolver, startSite } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
});
afterEach(() => {
	changeSettings({ DOH_RESOLVERS: undefined });
});

interface Claim {
	id: number;
	status: string;
	code: string;
	instructions: { what: string };
	last_check: { found: boolean; looked_at: string[]; seen: string };
}

async function claim(slug: string, method: string, more = {}): Promise<Claim> {
	return (await world.api<Claim>("POST", "/claims", { as: ada, body: { slug, method, ...more } })).body;
}
const verify = (id: number, as = ada, headers = {}) =>
	world.api<Claim>("POST", `/claims/${id}/verify`, { as, headers });
const listing = async (slug: string) => world.db.query.listings.findFirst({ where: eq(listings.slug, slug) });
const tokenOf = (what: string) => /lwv-\w+/.exec(what)?.[0] ?? "";

const NAME = "_launchweek-challenge.acme.com TXT";

it("verifies a DNS record that two resolvers see, and says what it saw before", async () => {
	await mintListing(world.db, "acme", { url: "https://acme.com/", domain: "acme.com" });
	const { id, instructions } = await claim("acme", "dns");
	const empty = await startResolver({});
	changeSettings({ DOH_RESOLVERS: `${empty},${empty}` });
	const before = await verify(id);
	expect(before).toMatchObject({
		status: 200,
		body: {
			status: "pending",
			last_check: { found: false, looked_at: ["TXT _launchweek-challenge.acme.com"] },
			next_actions: [{ operation: "verify_claim" }],
		},
	});
	const wrong = await startResolver({ [NAME]: { data: [`lwv-${"0".repeat(64)}`] } });
	changeSettings({ DOH_RESOLVERS: `${wrong},${wrong}` });
	expect((await verify(id)).body).toMatchObject({ status: "pending" });
	const right = await startResolver({ [NAME]: { data: [instructions.what] } });
	changeSettings({ DOH_RESOLVERS: `${right},${empty}` });
	expect((await verify(id)).body).toMatchObject({ status: "pending" });
	changeSettings({ DOH_RESOLVERS: `${right},${right}` });
	expect((await verify(id)).body).toMatchObject({
		status: "verified",
		instructions: null,
		last_check: { found: true },
		next_actions: [{ operation: "list_my_listings" }],
	});
	expect(await listing("acme")).toMatchObject({ ownerId: ada.userId, verified: true, plan: null });
	const events = await world.db.query.listingEvents.findMany();
	expect(events).toMatchObject([{ kind: "claimed", cause: `claim:${id}` }]);
});

it.each(["meta", "file"] as const)("verifies a %s of the site, with the right token only", async (method) => {
	let answer = "";
	const type = method === "file" ? "text/plain" : "text/html";
	const routes = () => ({ "*": { headers: { "content-type": type }, body: answer } });
	let site = await startSite(routes());
	await mintListing(world.db, "acme", { url: `${site.origin}/`, domain: new URL(site.origin).host });
	const { id, instructions } = await claim("acme", method);
	answer = instructions.what.replace(/lwv-..../, "lwv-0000");
	await site.stop();
	site = await startSite(routes());
	await world.db.update(listings).set({ url: `${site.origin}/` });
	expect((await verify(id)).body).toMatchObject({ status: "pending", last_check: { found: false } });
	answer = instructions.what;
	await site.stop();
	site = await startSite(routes());
	await world.db.update(listings).set({ url: `${site.origin}/` });
	expect((await verify(id)).body).toMatchObject({ status: "verified", last_check: { found: true } });
	expect(await listing("acme")).toMatchObject({ ownerId: ada.userId });
	await site.stop();
});

async function publishedClaim(values: Record<string, unknown> = {}) {
	await mintListing(world.db, "acme", { url: "https://acme.com/", domain: "acme.com", ...values });
	const made = await claim("acme", "dns");
	const right = await startResolver({ [NAME]: { data: [tokenOf(made.instructions.what)] } });
	changeSettings({ DOH_RESOLVERS: `${right},${right}` });
	return made;
}

it("opens a dispute instead of taking over a listing that has an owner", async () => {
	const bob = await world.person();
	const { id } = await publishedClaim({ ownerId: bob.userId, verified: true });
	expect((await verify(id)).body).toMatchObject({ status: "disputed", last_check: { found: true } });
	expect(await listing("acme")).toMatchObject({ ownerId: bob.userId });
	expect(await world.db.query.teamTasks.findMany()).toMatchObject([
		{ kind: "claim_dispute", cause: `claim:${id}`, detail: { user: ada.userId } },
	]);
	expect((await verify(id)).body).toMatchObject({ code: "claim_not_pending" });
});

it("gives a listing to one of many simultaneous claimants", async () => {
	await mintListing(world.db, "acme", { url: "https://acme.com/", domain: "acme.com" });
	const people = await Promise.all(Array.from({ length: 4 }, () => world.person()));
	const made = await Promise.all(
		people.map((as) => world.api<Claim>("POST", "/claims", { as, body: { slug: "acme", method: "dns" } })),
	);
	const all = await startResolver({ [NAME]: { data: made.map(({ body }) => body.instructions.what) } });
	changeSettings({ DOH_RESOLVERS: `${all},${all}` });
	const answers = await Promise.all(made.map(({ body }, index) => verify(body.id, people[index])));
	expect(answers.map(({ body }) => body.status).sort()).toEqual(["disputed", "disputed", "disputed", "verified"]);
	expect(await world.db.query.teamTasks.findMany()).toHaveLength(3);
});

it("uses a token once, within 7 days, for its own claimant", async () => {
	const { id } = await publishedClaim();
	expect(await verify(id, await world.person())).toMatchObject({ status: 404, body: { code: "not_found" } });
	expect(await verify(id + 1)).toMatchObject({ status: 404 });
	await world.db.update(claims).set({ expiresAt: Date.now() - 1 });
	expect((await verify(id)).body).toMatchObject({ code: "claim_expired" });
	expect((await world.api("GET", "/claims", { as: ada })).body).toMatchObject({ items: [{ status: "expired" }] });
	const renewed = await claim("acme", "dns");
	expect(renewed).toMatchObject({ id, status: "pending" });
	expect((await verify(id)).body).toMatchObject({ status: "pending", last_check: { found: false } });
});

it("answers again for a verified claim without looking again", async () => {
	const { id } = await publishedClaim();
	await verify(id);
	changeSettings({ DOH_RESOLVERS: "http://127.0.0.1:1/a,http://127.0.0.1:1/b" });
	expect((await verify(id)).body).toMatchObject({ status: "verified" });
});

it("replays its answer for the same Idempotency-Key", async () => {
	const { id } = await publishedClaim();
	const headers = { "Idempotency-Key": "once" };
	const answers = await Promise.all(Array.from({ length: 5 }, () => verify(id, ada, headers)));
	expect(answers.map(({ body }) => body)).toEqual(Array(5).fill(answers[0]?.body));
	expect(await world.db.query.listingEvents.findMany()).toHaveLength(1);
});

it("leaves e-mail claims to the mailed link", async () => {
	await mintListing(world.db, "acme", { url: "https://acme.com/", domain: "acme.com" });
	const { id } = await claim("acme", "email", { email: "ada@acme.com" });
	expect(await verify(id)).toMatchObject({ status: 400, body: { code: "claim_by_email" } });
});
