import { beforeEach, expect, it } from "vitest";
import { JOBS } from "#jobs/registry";
import { cronMarks, deadLetters, outbox } from "#store/schema/index";
import { type Browser, openAdmin } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";
import { words } from "../words/words.ts";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	const letter = { job: "forget-expired", body: { subject: "all" }, error: "it <broke>", createdAt: Date.now() };
	await world.db.insert(deadLetters).values([letter, { ...letter, job: "release-week" }]);
});

const FORM = "/admin/jobs/replay";
const waiting = async () =>
	(await world.db.select().from(outbox)).filter(({ doneAt }) => doneAt === null).map(({ job }) => job);

it("runs the chosen ones again, each once, and says which were refused", async () => {
	const form = (await admin.get("/admin/jobs")).form(FORM);
	const done = await admin.submit(form, { id: ["1", "1"] });
	expect([done.status, done.location]).toEqual([303, "/admin/jobs?rows_done=1"]);
	expect(await waiting()).toEqual(["forget-expired"]);
	const both = await admin.submit(form, { id: ["1", "2", "77"] });
	const { html } = await admin.get(both.location ?? "");
	expect(html).toContain("1 row done.");
	expect(html).toContain("2 rows were refused");
	expect(html).toContain("Job 77: ");
	expect(await waiting()).toEqual(["forget-expired", "release-week"]);
});

it("asks for a choice, and takes a hundred at most", async () => {
	const form = (await admin.get("/admin/jobs")).form(FORM);
	const none = await admin.submit(form);
	expect((await admin.get(none.location ?? "")).html).toContain("No row was chosen.");
	const many = await admin.submit(form, { id: Array.from({ length: 101 }, (_, index) => String(index + 1)) });
	expect((await admin.get(many.location ?? "")).html).toContain("At most 100 rows at once");
	expect(await waiting()).toEqual([]);
});

it("shows what waits, and all where that is asked for", async () => {
	await admin.submit((await admin.get("/admin/jobs")).form(FORM), { id: "1" });
	const open = await admin.get("/admin/jobs");
	expect(open.html.slice(0, open.html.indexOf('id="open"'))).not.toContain("Forget what has expired");
	expect(open.html).toContain("it &lt;broke&gt;");
	expect((await admin.get("/admin/jobs?state=all")).html).toContain("Forget what has expired");
});

it("runs all of a kind again, a hundred at once, and says how many are left", async () => {
	const many = Array.from({ length: 103 }, () => ({ job: "send-mail", body: { subject: "x" }, createdAt: 1 }));
	for (let at = 0; at < many.length; at += 20) await world.db.insert(deadLetters).values(many.slice(at, at + 20));
	const forms = async () => (await admin.get("/admin/jobs")).html.match(/name="job" value="[^"]+"/g);
	expect(await forms()).toEqual(
		["send-mail", "forget-expired", "release-week"].map((job) => `name="job" value="${job}"`),
	);
	const page = await admin.get("/admin/jobs");
	expect(page.html).toContain("Run the oldest 100 again: Send a mail");
	const form = page.form("/admin/jobs/replay-kind");
	const done = await admin.submit(form);
	const { html } = await admin.get(done.location ?? "");
	expect(html).toContain("100 rows done.");
	expect(html).toContain("3 rows of the kind are left");
	expect((await waiting()).filter((job) => job === "send-mail")).toHaveLength(100);
	const rest = await admin.get((await admin.submit(form)).location ?? "");
	expect(rest.html).toContain("3 rows done.");
	expect(rest.html).not.toContain("are left");
	// Once more, from an old window: there is nothing left to do, and nothing is done twice.
	expect((await admin.get((await admin.submit(form)).location ?? "")).html).toContain("No row was chosen.");
	expect((await waiting()).filter((job) => job === "send-mail")).toHaveLength(103);
	const unknown = await admin.submit(form, { job: "<no such kind>" });
	expect((await admin.get(unknown.location ?? "")).html).toContain("No row was chosen.");
});

it("shows what waits, what is under way and what is for later, by kind", async () => {
	expect((await admin.get("/admin/jobs")).html).toContain("Nothing is to be done.");
	const now = Date.now();
	const row = { subject: "x", createdAt: 1 };
	await world.db.insert(outbox).values([
		{ ...row, job: "send-mail", dueAt: now - 600_000, attempts: 2 },
		{ ...row, job: "send-mail", dueAt: now - 300_000 },
		{ ...row, job: "send-mail", dueAt: now - 400_000, leaseUntil: now + 60_000 },
		{ ...row, job: "close-order", dueAt: now + 86_400_000 },
		{ ...row, job: "an-older-kind", dueAt: now - 1000 },
		{ ...row, job: "crawl-site", dueAt: 1, doneAt: 2 },
	]);
	const { html } = await admin.get("/admin/jobs");
	const open = html.slice(html.indexOf('id="open"'), html.indexOf('id="crons"'));
	const cells = [...open.matchAll(/<td[^>]*><div>(.*?)<\/div><\/td>/g)].map(([, cell = ""]) =>
		cell.replaceAll(/<[^>]+>/g, "").replace(/since .*?(?=1 of them|$)/, "since … "),
	);
	expect(cells.map((cell) => cell.trim())).toEqual([
		...["Send a mail", "2, since … 1 of them after a failed try", "1", "0"],
		...["an-older-kind", "1, since …", "0", "0"],
		...["Close an order that was not paid", "0", "0", expect.stringMatching(/^1, the next /)],
	]);
});

it("has a name for every job", () => {
	expect(JOBS.map(({ kind }) => kind.name).filter((name) => words.jobs.kinds[name] === undefined)).toEqual([]);
});

it("says when each cron last fired, and fires next", async () => {
	expect((await admin.get("/admin/jobs")).html).toContain("<div>Not yet</div>");
	await world.db.insert(cronMarks).values({ cron: "0 * * * *", at: Date.parse("2026-11-18T11:00:00Z") });
	const { html } = await admin.get("/admin/jobs");
	const crons = html.slice(html.indexOf('id="crons"'));
	expect(crons).toContain('datetime="2026-11-18T11:00:00.000Z"');
	expect(crons.match(/<time/g)).toHaveLength(4);
	expect(crons).toContain("Every Monday at midnight UTC");
	expect(crons).toContain("Close the week");
});
