import { beforeEach, expect, it } from "vitest";
import reportReview from "#actions/reviews/report-review";
import { reviews } from "#store/schema/index";
import { openTeamTasks } from "#store/team-tasks";
import { performAs, personActor } from "#testing/act";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	const { id } = await mintListing(world.db, "acme", { name: "Acme" });
	const [ada = 0, eve = 0] = await mintVoters(world.db, 2);
	await mintReview(world.db, ada, id, { status: "held", heldReason: "address", body: "See <b>acme.com</b>." });
	await mintReview(world.db, eve, id, { body: "Buy my course." });
	await performAs(personActor(ada), reportReview, { review_id: 2, reason: "An advertisement." }, NOW);
});

const statuses = async () =>
	(await world.db.select().from(reviews).orderBy(reviews.id)).map(({ status, judgement }) => [status, judgement]);

it("does not exist for anybody else", async () => {
	const stranger = openBrowser();
	expect((await stranger.get("/admin/reviews")).location).toContain("/sign-in");
	await stranger.signIn(world, "eve@example.com");
	expect((await stranger.get("/admin/reviews")).status).toBe(404);
	const { fields } = (await stranger.get("/account")).form("/sign-out");
	fields.set("decision", "publish");
	fields.set("version", "1");
	expect((await stranger.post("/admin/reviews/1/judge", fields)).status).toBe(404);
	expect((await statuses())[0]).toEqual(["held", null]);
});

it("shows what waits and what was reported, each with its reason, and decides on them", async () => {
	const page = await admin.get("/admin/reviews");
	expect(page.html).toContain("Held: it holds a web or e-mail address.");
	expect(page.html).toContain("See &lt;b&gt;acme.com&lt;/b&gt;.");
	expect(page.html).toContain("An advertisement.");
	const publish = await admin.submit(page.form("/admin/reviews/1/judge"), { decision: "publish", reason: "" });
	expect(publish.location).toBe("/admin/reviews?done=1");
	const bare = await admin.submit(page.form("/admin/reviews/2/judge"), { decision: "reject", reason: "" });
	expect(bare.status).toBe(400);
	expect(bare.html).toContain("Say why.");
	await admin.submit(bare.form("/admin/reviews/2/judge"), { decision: "reject", reason: "It sells something else." });
	expect(await statuses()).toEqual([
		["published", null],
		["rejected", "It sells something else."],
	]);
	expect(await openTeamTasks(world.db, 9)).toEqual([]);
	expect((await admin.get("/admin/reviews")).html).not.toContain('id="held"');
});

it("keeps a reported review up, and refuses a decision on words that have changed", async () => {
	const page = await admin.get("/admin/reviews/2");
	expect(page.html).toContain("An advertisement.");
	await admin.submit(page.form("/admin/reviews/2/judge"), { decision: "publish" });
	expect((await statuses())[1]).toEqual(["published", null]);
	const stale = await admin.submit(page.form("/admin/reviews/2/judge"), { decision: "reject", reason: "Spam." });
	expect(stale.status).toBe(400);
	expect(stale.html).toContain("The review has changed meanwhile");
	expect((await statuses())[1]).toEqual(["published", null]);
});

it("judges several at once, says which had changed, and takes a judgement back on the review's page", async () => {
	const list = await admin.get("/admin/reviews?q=acme");
	const chosen = { id: ["1", "2"], "version-1": "1", "version-2": "7" };
	const said = { decision: "publish", reason: "Both are fine." };
	const done = await admin.submit(list.form("/admin/reviews/judge"), { ...chosen, ...said });
	const report = await admin.get(done.location ?? "");
	expect(report.html).toContain("1 row done.");
	expect(report.html).toContain("Review 2: ");
	expect(await statuses()).toEqual([
		["published", "Both are fine."],
		["published", null],
	]);
	const page = await admin.get("/admin/reviews/1");
	await admin.submit(page.form(/\/admin\/log\/\d+\/undo/.exec(page.html)?.[0] ?? ""));
	expect((await statuses())[0]).toEqual(["held", null]);
});

it("shows by state what there is of it", async () => {
	const shown = async (narrowed: string) =>
		[...(await admin.get(`/admin/reviews?${narrowed}`)).html.matchAll(/name="version-(\d+)"/g)].map(([, id]) =>
			Number(id),
		);
	expect(await shown("state=held")).toEqual([1]);
	expect(await shown("state=reported")).toEqual([2]);
	expect(await shown("state=published&q=course")).toEqual([2]);
	expect(await shown("state=held&q=course")).toEqual([]);
});
