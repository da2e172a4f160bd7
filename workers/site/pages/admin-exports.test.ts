import { beforeEach, expect, it } from "vitest";
import { readTable } from "#core/imports/table";
import { auditLog, listings } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { mintOrder, mintProducts } from "#testing/orders";
import { makeWorld, type World } from "#testing/world";

const PATH = "/admin/exports";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
});

async function take(file: string) {
	const page = await admin.get(PATH);
	return admin.submit(page.form(`${PATH}/${file}`));
}

const rowsOf = (csv: string) => {
	const { columns, rows } = readTable(new TextEncoder().encode(csv));
	return rows.map(({ cells }) => Object.fromEntries(columns.map((name, at) => [name, cells[at]])));
};

it("hands out every listing, with nothing that a spreadsheet would run, and says so in the audit log", async () => {
	await mintListing(world.db, "acme", { name: "=Acme, Inc.", tagline: 'Say "hi"' });
	expect((await admin.get("/admin")).html).toContain(`href="${PATH}"`);
	const answer = await take("listings.csv");
	expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="listings.csv"');
	expect(answer.html).toContain(`acme,"'=Acme, Inc.",`);
	// Read back, it is what it was.
	expect(rowsOf(answer.html)).toMatchObject([
		{ slug: "acme", name: "=Acme, Inc.", tagline: 'Say "hi"', created_at: expect.stringMatching(/^\d{4}-.*Z$/) },
	]);
	const [audit] = (await world.db.select().from(auditLog)).filter(({ action }) => action === "export_table");
	expect(audit).toMatchObject({ subject: "export:listings", detail: { format: "csv" } });
});

it("goes on from read to read until every row is out, once", async () => {
	await mintListings(world.db, 1203, [(await mintCategory(world.db, "crm")).id]);
	const answer = await take("listings.jsonl");
	const ids = answer.html
		.trimEnd()
		.split("\n")
		.map((line) => (JSON.parse(line) as { id: number }).id);
	expect(new Set(ids).size).toBe(1203);
	expect(ids.length).toBe((await world.db.select().from(listings)).length);
});

it("hands out orders by what books need", async () => {
	await mintProducts(world.db);
	await mintOrder(world.db, 1, "LW-ABCDEFGHJK", 9900, [{ product: "launch" }]);
	const [order] = rowsOf((await take("orders.csv")).html);
	expect(order).toMatchObject({ number: expect.stringMatching(/^LW-/), status: expect.any(String) });
	expect(Number(order?.total_cents)).toBe(Number(order?.subtotal_cents) + Number(order?.vat_cents));
	expect(order).not.toHaveProperty("checkout_token");
	expect((await take("invoices.jsonl")).status).toBe(200);
});

it("asks for a fresh sign-in, and does not exist for anybody else", async () => {
	const csrf = (await admin.get(PATH)).form(`${PATH}/orders.csv`).fields.get("csrf") ?? "";
	await world.db.run("UPDATE sessions SET created_at = 0");
	const stale = await admin.post(`${PATH}/orders.csv`, new URLSearchParams({ csrf }));
	expect(stale.location).toContain("/account/confirm");
	const visitor = openBrowser();
	await visitor.signIn(world, "ada@example.com");
	expect((await visitor.get(PATH)).status).toBe(404);
	const own = (await visitor.get("/account/profile")).html.match(/name="csrf" value="([^"]+)"/)?.[1] ?? "";
	expect((await visitor.post(`${PATH}/orders.csv`, new URLSearchParams({ csrf: own }))).status).toBe(404);
	expect((await admin.post(`${PATH}/users.csv`, new URLSearchParams({ csrf }))).status).toBe(404);
});
