import { beforeEach, expect, it } from "vitest";
import reportFact from "#actions/facts/report-fact";
import { runBatch } from "#store/db";
import {
	auditLog,
	claims,
	deadLetters,
	factReports,
	outbox,
	reviews,
	teamTasks,
	voteBursts,
	votes,
} from "#store/schema/index";
import { leaveTeamTask } from "#store/team-tasks";
import { performAs, visitor } from "#testing/act";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintDispute } from "#testing/disputes";
import { mintHeldBurst } from "#testing/held-burst";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { mintReview } from "#testing/reviews";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
});

const leave = (kind: string, cause: string, detail: Record<string, unknown>) =>
	runBatch(world.db, [leaveTeamTask(world.db, { kind, cause, detail, at: NOW.getTime() })]);
const letter = (job: string, subject: string) =>
	world.db.insert(deadLetters).values({ job, body: { subject }, error: "it <broke>", createdAt: NOW.getTime() });

async function report() {
	await mintListing(world.db, "acme", { name: "Acme", tagline: "Two months free" });
	const about = {
		listing: "acme",
		field: "tagline",
		entry: "",
		reason: "half_sentence",
		words: "It is <three>.",
	} as const;
	await performAs(visitor, reportFact, { ...about, email: "eve@example.com" }, NOW);
}

it("does not exist for anybody else", async () => {
	const stranger = openBrowser();
	expect((await stranger.get("/admin")).location).toContain("/sign-in");
	await stranger.signIn(world, "eve@example.com");
	expect((await stranger.get("/admin")).status).toBe(404);
	expect((await stranger.get("/account")).html).not.toContain('href="/admin"');
});

it("says so where nothing waits", async () => {
	expect((await admin.get("/admin")).html).toContain("Nothing waits for you");
});

it("shows each kind in words, the oldest first, and never as data", async () => {
	await mintOrder(world.db, 1, "LW-AAAAAAAAAA", 10_000, [{ product: "done_for_you" }]);
	await leave("refund_second_payment", "a", { order: "LW-AAAAAAAAAA", provider: "test", reference: "pay-<2>" });
	await leave("done_for_you", "order:LW-AAAAAAAAAA:1:1:0", { options: { size: "l" }, line: 1 });
	await leave("something_new", "b", { note: "<b>" });
	await letter("crawl-site", "d_7");
	await letter("send-mail", "order-receipt:LW-1:user:2");
	const { html } = await admin.get("/admin");
	expect(html).toContain("Paid twice");
	expect(html).toContain("Order LW-AAAAAAAAAA");
	expect(html).toContain("Done for you");
	expect(html).toContain("Something new");
	expect(html).toContain("Read a website: d_7");
	expect(html).toContain("Order receipt");
	expect(html).toContain("it &lt;broke&gt;");
	expect(html).toMatch(
		/Money <span class="count">1<.*Orders <span class="count">2<.*Jobs <span class="count">1<.*Mails <span class="count">1</s,
	);
	expect(html).toContain("pay-&lt;2&gt;");
	expect(html).not.toContain("{&quot;");
	const orders = await admin.get("/admin?tab=orders");
	expect(orders.html).not.toContain("Paid twice");
	expect(orders.html).toContain("Something new");
});

it("decides on a reported fact, tells both sides, opens what comes next and can say what was done", async () => {
	await report();
	await leave("state_vat", "state_vat:1", {});
	const page = await admin.get("/admin");
	expect(page.html).toContain("Is “Two months free” right?");
	expect(page.html).toContain("It is &lt;three&gt;.");
	const form = page.form("/admin/queue/task-1");
	const missing = await admin.submit(form, { decision: "keep", reason: " " });
	expect(missing.status).toBe(400);
	expect(missing.html).toContain("Say why.");
	const done = await admin.submit(form, { decision: "keep", reason: "It says so." });
	expect([done.status, done.location]).toEqual([303, "/admin?item=task-2&done=1"]);
	expect((await world.db.select().from(factReports))[0]).toMatchObject({ status: "keep", answer: "It says so." });
	const next = await admin.get(done.location ?? "");
	expect(next.html).toContain("Done: Decided on a reported fact.");
	expect(next.html).toContain("VAT to be stated");
	// A second window still shows what is decided by now.
	const late = await admin.submit(form, { decision: "blank", reason: "No." });
	expect(late.status).toBe(303);
	expect((await world.db.select().from(factReports))[0]?.status).toBe("keep");
});

it("decides on a claim that two people have proven", async () => {
	await mintDispute(world);
	const form = (await admin.get("/admin")).form("/admin/queue/task-1");
	await admin.submit(form, { decision: "hand_over", reason: "The imprint names them." });
	expect((await world.db.select().from(claims)).map(({ status }) => status)).toEqual(["refused", "verified"]);
});

it("judges a review that is held", async () => {
	const { id } = await mintListing(world.db, "acme");
	await mintReview(world.db, 9, id, { status: "held" });
	const page = await admin.get("/admin?tab=reviews");
	expect(page.html).toContain("<bdi>The account was less than");
	const form = page.form("/admin/queue/review-1");
	await admin.submit(form, { decision: "reject", reason: "Bought." });
	expect((await world.db.select().from(reviews))[0]).toMatchObject({ status: "rejected", judgement: "Bought." });
});

it("says of what a colleague has decided meanwhile that it is, also where nothing else waits, and loses no words", async () => {
	const { id } = await mintListing(world.db, "acme");
	await mintReview(world.db, 9, id, { status: "held" });
	const colleague = await openAdmin(world);
	const seen = await admin.get("/admin");
	await colleague.submit((await colleague.get("/admin")).form("/admin/queue/review-1"), { decision: "publish" });
	const late = await admin.submit(seen.form("/admin/queue/review-1"), {
		decision: "reject",
		reason: "It <names> one.",
	});
	expect(late.status).toBe(400);
	expect(late.html).toContain("That was decided already.");
	expect(late.html).not.toContain("what waits next");
	expect(late.html).toContain("It &lt;names&gt; one.");
	expect(late.html).toContain('href="/admin/log?days=1">See what was decided');
	expect(await world.db.select().from(reviews)).toMatchObject([{ status: "published" }]);
});

it("shows votes that were held back with what is known of them, and decides on all of them at once", async () => {
	const { id } = await mintListing(world.db, "acme", { name: "<i>Acme" });
	await mintHeldBurst(world.db, id, 3);
	const page = await admin.get("/admin?tab=votes");
	expect(page.html).toContain('Votes <span class="count">1<');
	expect(page.html).toContain("&lt;i&gt;Acme, 3 votes in 2 minutes");
	expect(page.html).toContain("Their addresses have one domain.");
	expect(page.html).toContain("Networks are not known");
	expect(page.html).not.toContain("@example.com");
	const form = page.form("/admin/queue/burst-1");
	const bare = await admin.submit(form, { decision: "discount", reason: " " });
	expect([bare.status, bare.html.includes("Say why.")]).toEqual([400, true]);
	await admin.submit(form, { decision: "", reason: "None." });
	expect((await world.db.select().from(voteBursts))[0]?.decisionId).toBeNull();
	expect((await admin.submit(form, { votes: "2", decision: "count", reason: "Old." })).html).toContain(
		"Somebody else was here meanwhile.",
	);
	const done = await admin.submit(form, { decision: "count", reason: "A newsletter." });
	expect((await world.db.select().from(votes)).map(({ counted }) => counted)).toEqual([true, true, true]);
	const after = await admin.get(done.location ?? "");
	expect(after.html).not.toContain("burst-1");
	await admin.submit(after.form(/\/admin\/log\/\d+\/undo/.exec(after.html)?.[0] ?? ""));
	expect((await admin.get("/admin")).html).toContain("/admin/queue/burst-1");
	const again = (await admin.get("/admin?item=burst-1")).form("/admin/queue/burst-1");
	await admin.submit(again, { decision: "discount", reason: "One farm." });
	expect((await world.db.select().from(votes)).some(({ counted }) => counted)).toBe(false);
	expect((await admin.get("/admin")).html).toContain("Nothing waits for you");
});

it("counts no burst whose votes are gone: nobody could decide about it", async () => {
	const { id } = await mintListing(world.db, "acme");
	await mintHeldBurst(world.db, id, 3);
	await world.db.run("DELETE FROM votes");
	expect((await admin.get("/admin")).html).toContain("Nothing waits for you");
});

it("leads to the order where a refund is decided", async () => {
	await mintOrder(world.db, 1, "LW-AAAAAAAAAA", 10_000, [{ product: "done_for_you" }]);
	await leave("refund_asked", "a", { order: "LW-AAAAAAAAAA", message: "No use." });
	await leave("refund_refused", "b", { order: "LW-AAAAAAAAAA" });
	await leave("refund_asked", "c", { order: "LW-BBBBBBBBBB" });
	const link = (item: string) => admin.get(`/admin?item=${item}`).then(({ html }) => html);
	for (const item of ["task-1", "task-2"]) {
		expect(await link(item), item).toMatch(/<a [^>]*href="\/admin\/orders\/LW-AAAAAAAAAA"[^>]*>Open the order/);
	}
	expect(await link("task-3")).not.toContain("Open the order");
});

it("calls a task done with a note, and puts it back", async () => {
	await leave("week_replaced", "w", {});
	const done = await admin.submit((await admin.get("/admin")).form("/admin/queue/task-1"), {
		decision: "done",
		reason: "Wrote to them.",
	});
	const [closed] = await world.db.select().from(teamTasks);
	expect(closed?.doneAt).not.toBeNull();
	const row = (await world.db.select().from(auditLog)).find(({ action }) => action === "close_task");
	expect(row?.detail).toMatchObject({ kind: "week_replaced", reason: "Wrote to them." });
	const after = await admin.get(done.location ?? "");
	expect(after.html).toContain("Done today 1");
	await admin.submit(after.form(`/admin/log/${row?.id}/undo`));
	expect((await world.db.select().from(teamTasks))[0]?.doneAt).toBeNull();
	// What was taken back is not done, and taking it back decides nothing.
	expect((await admin.get("/admin")).html).toContain("Done today 0");
});

it("runs a failed job again, or lets it be", async () => {
	await letter("crawl-site", "d_7");
	await letter("release-week", "all");
	await admin.submit((await admin.get("/admin?item=job-1")).form("/admin/queue/job-1"), {
		decision: "again",
		reason: "",
	});
	const drop = (await admin.get("/admin?item=job-2")).form("/admin/queue/job-2");
	expect((await admin.submit(drop, { decision: "drop", reason: "" })).status).toBe(400);
	await admin.submit(drop, { decision: "drop", reason: "It ran by itself." });
	expect((await admin.get("/admin")).html).toContain("Nothing waits for you");
	expect((await world.db.select().from(outbox)).filter(({ job }) => job === "crawl-site")).toHaveLength(1);
});

it("reads no more with ten thousand tasks than with a few hundred", async () => {
	await world.db.run(`INSERT INTO team_tasks (kind, cause, detail, created_at)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
		SELECT CASE i % 4 WHEN 0 THEN 'refund_vat' WHEN 1 THEN 'week_replaced' WHEN 2 THEN 'state_vat' ELSE 'done_for_you' END,
			'c' || i, '{}', i FROM n`);
	for (const path of ["/admin", "/admin?tab=money"]) {
		const { rowsRead, result } = await countRows(() => admin.get(path));
		expect(result.html).toContain('Money <span class="count">100+');
		expect(rowsRead, path).toBeLessThanOrEqual(900);
	}
});

it("reads no more with a thousand bursts of many votes than with the bursts that it shows", async () => {
	const { id } = await mintListing(world.db, "acme");
	await mintHeldBurst(world.db, id, 3);
	await world.db.run(`INSERT INTO vote_bursts (listing_id, week, trait, found_at, decision_id)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
		SELECT ${id}, date('2000-01-03', (7 * i) || ' days'), 'network', i + ${NOW.getTime()}, iif(i % 3 = 0, NULL, i) FROM n`);
	await world.db.run(`INSERT INTO votes (user_id, listing_id, week, at, counted, burst_id)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
		SELECT 1000 + i, ${id}, '2026-11-16', i, 0, iif(i <= 1000, 1 + 3 * i, 4) FROM n`);
	expect(await world.db.select().from(voteBursts)).toHaveLength(3001);
	const { rowsRead, result } = await countRows(() => admin.get("/admin?tab=votes&item=burst-1"));
	expect(result.html).toContain('Votes <span class="count">100+');
	expect(result.html).toContain("100+ votes in");
	expect(result.html).toContain("There is more behind these.");
	expect(rowsRead).toBeLessThanOrEqual(1200);
});
