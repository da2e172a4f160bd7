import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { drafts, emailAddresses, users } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { mintCategory } from "#testing/listings";
import { newestLink } from "#testing/mailbox";
import { makeWorld, type Person, type World } from "#testing/world";

const GRACE = "grace@inkfern.example";

let world: World;
let ada: Person;
let grace: Browser;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@inkfern.example");
	grace = openBrowser();
});

/** Invites to a draft. @returns its id, and the path of the mailed link. */
async function invite(options: Parameters<typeof mintDraft>[2] = {}) {
	const { id } = await mintDraft(world.db, ada, options);
	return { id, path: await inviteTo(id, GRACE) };
}
async function inviteTo(id: string, email = GRACE): Promise<string> {
	expect((await world.api("POST", `/drafts/${id}/invites`, { as: ada, body: { email } })).status).toBe(201);
	await world.runJobs();
	return newestLink(world, email, "/invites/");
}
const draftOf = async (id: string) => (await world.api("GET", `/drafts/${id}`, { as: ada })).body;
const edit = (id: string, body: unknown) => world.api("PATCH", `/drafts/${id}`, { as: ada, body });

it("leads from the mailed link through signing in to a profile among the founders", async () => {
	const { id, path } = await invite();
	await edit(id, { founders: [{ name: "Ada Lind", title: "CEO" }] });
	const before = await draftOf(id);
	expect((await grace.get(path)).html).toContain(`href="/sign-in?${new URLSearchParams({ return_to: path })}"`);
	expect((await grace.signInByMail(world, GRACE, path)).location).toBe(path);
	const page = await grace.get(path);
	expect(page.html).toContain("ada@inkfern.example");
	expect(page.html).toContain("Inkfern");
	expect((await draftOf(id)).founders).toEqual(before.founders);
	const typed = { name: " Grace Moor ", title: "CTO", bio: "Builds\r\nthings." };
	expect(await grace.submit(page.form(path), typed)).toMatchObject({ status: 303, location: path });
	const thanks = (await grace.get(path)).html;
	expect(thanks).toContain("You are on the profile");
	expect(thanks).toContain('href="/account/products"');
	expect((await grace.get("/account/products")).html).toContain("Inkfern");
	const after = await draftOf(id);
	expect(after.founders).toEqual([
		{ name: "Ada Lind", title: "CEO", bio: null, evidence: [] },
		{ name: "Grace Moor", title: "CTO", bio: "Builds\nthings.", evidence: [] },
	]);
	expect(after.edited_parts).toEqual(["founders"]);
	expect(after.invites).toMatchObject([{ email: GRACE, status: "accepted" }]);
	expect((await grace.submit(page.form(path), typed)).status).toBe(400);
	expect((await draftOf(id)).founders).toHaveLength(2);
});

it("lets nobody but the invited address accept", async () => {
	const { id, path } = await invite();
	const eve = openBrowser();
	await grace.signIn(world, GRACE);
	const page = await grace.get(path);
	await eve.signIn(world, "eve@inkfern.example");
	const looked = await eve.get(path);
	expect(looked.status).toBe(403);
	expect(looked.html).not.toContain(GRACE);
	const anyForm = (await eve.get("/submit")).form("/submit");
	expect((await eve.submit({ ...anyForm, action: path }, { name: "Eve" })).status).toBe(403);
	const stranger = await openBrowser().get(path);
	expect(stranger.html).not.toContain(GRACE);
	expect((await grace.post(path, new URLSearchParams({ name: "Forged" }))).status).toBe(400);
	expect((await draftOf(id)).founders).toEqual([]);
	expect((await grace.submit(page.form(path), { name: "Grace" })).status).toBe(303);
});

it("takes an invitation to any address of its person's account", async () => {
	const { id, path } = await invite();
	await grace.signIn(world, "grace@home.example");
	const refused = await grace.get(path);
	expect([refused.status, refused.html.includes('href="/account/sign-in-methods"')]).toEqual([403, true]);
	const [account] = await world.db.select().from(users).where(eq(users.email, "grace@home.example"));
	await world.db.insert(emailAddresses).values({ address: GRACE, userId: account?.id ?? 0, confirmedAt: 1 });
	expect(await grace.submit((await grace.get(path)).form(path), { name: "Grace Moor" })).toMatchObject({ status: 303 });
	expect((await grace.get(path)).html).toContain("You are on the profile");
	expect((await draftOf(id)).founders).toHaveLength(1);
});

it("takes an invitation once, however often it is sent at the same moment", async () => {
	const { id, path } = await invite();
	await grace.signIn(world, GRACE);
	const form = (await grace.get(path)).form(path);
	const names = ["Grace A", "Grace B", "Grace C"];
	const answers = await Promise.all(names.map((name) => grace.submit(form, { name })));
	expect(answers.map((answer) => answer.status).sort()).toEqual([303, 400, 400]);
	expect((await draftOf(id)).founders).toHaveLength(1);
});

it("keeps both of two people who accept at the same moment", async () => {
	const { id, path } = await invite();
	const other = await inviteTo(id, "lin@inkfern.example");
	const lin = openBrowser();
	await grace.signIn(world, GRACE);
	await lin.signIn(world, "lin@inkfern.example");
	const [first, second] = [(await grace.get(path)).form(path), (await lin.get(other)).form(other)];
	const answers = await Promise.all([grace.submit(first, { name: "Grace" }), lin.submit(second, { name: "Lin" })]);
	expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
	const { founders } = await draftOf(id);
	expect((founders as { name: string }[]).map((founder) => founder.name).sort()).toEqual(["Grace", "Lin"]);
});

it("refuses a seventh founder, keeps what was typed, and takes one who stands there already", async () => {
	const { id, path } = await invite();
	const six = ["A", "B", "C", "D", "E", "Gracé  Moor"].map((name) => ({ name }));
	await edit(id, { founders: six });
	await grace.signIn(world, GRACE);
	const full = await grace.submit((await grace.get(path)).form(path), { name: "Somebody else" });
	expect(full.status).toBe(400);
	expect(full.html).toContain('role="alert"');
	expect(full.html).toContain('value="Somebody else"');
	expect(await draftOf(id)).toMatchObject({ founders: six, invites: [{ status: "sent" }] });
	expect((await grace.submit(full.form(path), { name: "Grace Moor", title: "CTO" })).status).toBe(303);
	expect((await draftOf(id)).founders).toMatchObject([...six.slice(0, 5), { name: "Grace Moor", title: "CTO" }]);
});

it("says what is wrong with a name, a role or a text, within the bounds of the API", async () => {
	const { id, path } = await invite();
	await grace.signIn(world, GRACE);
	const { form } = await grace.get(path);
	for (const bad of [{ name: " " }, { name: "x".repeat(161) }, { title: "x".repeat(161) }, { bio: "x".repeat(3001) }]) {
		const answer = await grace.submit(form(path), { name: "Grace", ...bad });
		expect(answer.status).toBe(400);
		expect(answer.html).toContain('role="alert"');
	}
	expect((await draftOf(id)).founders).toEqual([]);
	const longest = { name: "x".repeat(160), title: "x".repeat(160), bio: "x\r\n".repeat(1500) };
	expect((await grace.submit(form(path), longest)).status).toBe(303);
});

it("waits until the website is read, so that the founders found there are not lost", async () => {
	const { id, path } = await invite({ row: { status: "drafting" } });
	await grace.signIn(world, GRACE);
	const early = await grace.submit((await grace.get(path)).form(path), { name: "Grace" });
	expect(early.status).toBe(400);
	expect(early.html).toContain("still being read");
	await world.db.update(drafts).set({ status: "ready" }).where(eq(drafts.id, id));
	expect((await grace.submit(early.form(path), { name: "Grace" })).status).toBe(303);
});

it("brings the founder to the listing of a draft that was submitted", async () => {
	await mintCategory(world.db, "notes", { name: "Notes" });
	const { id, path } = await invite({ categories: ["Notes"] });
	await edit(id, { founders: [{ name: "Ada Lind", title: "CEO" }] });
	const submitted = await world.api("POST", `/drafts/${id}/submit`, { as: ada });
	await grace.signIn(world, GRACE);
	await grace.submit((await grace.get(path)).form(path), { name: "Grace Moor", title: "CTO" });
	const listing = await world.api("GET", `/me/listings/${submitted.body.listing_id}`, { as: ada });
	expect(listing.body.founders).toMatchObject([
		{ slug: "ada-lind", name: "Ada Lind", title: "CEO" },
		{ slug: "grace-moor", name: "Grace Moor", title: "CTO" },
	]);
});

it("has no page for links that were never mailed or were replaced, and opens again when invited again", async () => {
	const { id, path } = await invite();
	await grace.signIn(world, GRACE);
	await grace.submit((await grace.get(path)).form(path), { name: "Grace" });
	await edit(id, { founders: [] });
	const again = await inviteTo(id);
	expect((await draftOf(id)).invites).toMatchObject([{ status: "sent" }]);
	for (const gone of [path, "/invites/abc", "/invites/%00"]) expect((await grace.get(gone)).status).toBe(404);
	expect((await grace.submit((await grace.get(again)).form(again), { name: "Grace" })).status).toBe(303);
	expect((await draftOf(id)).founders).toMatchObject([{ name: "Grace" }]);
});
