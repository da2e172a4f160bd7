import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { auditLog, closedWeeks, listings, weekSlots } from "#store/schema/index";
import { type Browser, openAdmin } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
const week = addWeeks(weekOf(new Date()), 6);
const later = addWeeks(week, 1);
const PAGE = `/admin/weeks/${week}`;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	const queued = { status: "awaiting_badge", plan: "free", launchWeek: week, launchPosition: 2 } as const;
	await mintListing(world.db, "inkfern", { name: "Ink<fern>", ...queued });
	await world.db.insert(weekSlots).values({ week, freeTaken: 2, paidTaken: 1 });
	await world.db.insert(closedWeeks).values({ week: "2026-01-05", closedAt: 1, launches: 3 });
});

const slots = async () => (await world.db.select().from(weekSlots)).find((row) => row.week === week);

it("shows weeks to come with their places, and those that are over", async () => {
	const { html } = await admin.get("/admin/weeks");
	expect(html).toContain(`href="${PAGE}"`);
	expect(html).toContain("2 of ");
	expect(html).toContain("3 launches");
	expect((await admin.get("/admin/weeks?after=2026-01-05")).html).toContain("No week is over yet.");
});

it("decides the places of a week, shows who has them, and takes it back", async () => {
	const { html, form } = await admin.get(PAGE);
	expect(html).toContain("Ink&lt;fern&gt;");
	const done = await admin.submit(form(`${PAGE}/places`), { free_slots: "4", paid_slots: "", free_closed: "on" });
	expect(done.location).toBe(`${PAGE}?done=1`);
	expect(await slots()).toMatchObject({ freeSlots: 4, paidSlots: null, freeClosed: true });
	expect((await admin.get("/launches")).html).toContain("Takes no more free launches");
	const [row] = (await world.db.select().from(auditLog)).filter(({ action }) => action === "set_week_places");
	await admin.submit((await admin.get(PAGE)).form(`/admin/log/${row?.id}/undo`));
	expect(await slots()).toMatchObject({ freeSlots: null, freeClosed: false });
});

it("keeps what was typed where fewer are offered than are promised", async () => {
	const refused = await admin.submit((await admin.get(PAGE)).form(`${PAGE}/places`), { free_slots: "1" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("2 places of this week are promised already");
	expect(refused.html).toContain('value="1"');
	const none = await admin.submit((await admin.get(PAGE)).form(`${PAGE}/places`), { free_slots: "many" });
	expect(none.status).toBe(400);
});

it("moves a launch, and says what is wrong with where to", async () => {
	const form = (await admin.get(PAGE)).form(`${PAGE}/move`);
	const refused = await admin.submit(form, { to: "soon", reason: "So" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain('value="soon"');
	expect((await admin.submit(form, { to: later, reason: "So" })).location).toBe(`${PAGE}?done=1`);
	expect(await world.db.select().from(listings)).toMatchObject([{ launchWeek: later, launchPosition: 1 }]);
});

it("is not there for weeks that are over, far away, or none", async () => {
	for (const one of ["2026-01-05", "2099-01-05", `${addWeeks(week, 0).slice(0, 8)}99`]) {
		expect((await admin.get(`/admin/weeks/${one}`)).status, one).toBe(404);
	}
});
