import { beforeEach, expect, it } from "vitest";
import { deadLetters, outbox } from "#store/schema/index";
import { type Browser, openAdmin } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";

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
	expect(open.html).not.toContain("Forget what has expired");
	expect(open.html).toContain("it &lt;broke&gt;");
	expect((await admin.get("/admin/jobs?state=all")).html).toContain("Forget what has expired");
});
