import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { type OrderSearch, searchOrders } from "#store/order-search";
import { mintOrder } from "#testing/orders";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const { userId } = await world.person("ada@example.com");
	const { userId: other } = await world.person("grace@example.com");
	await mintOrder(world.db, userId, "LW-AAAAAAAAAA", 100, [{ product: "launch", week: "2026-11-23" }]);
	await mintOrder(world.db, userId, "LW-BBBBBBBBBB", 200, [{ product: "featured" }]);
	await mintOrder(world.db, other, "LW-CCCCCCCCCC", 300, [{ product: "launch" }, { product: "ai_review" }]);
	const billing = JSON.stringify({ name: "Grace H", company: "Ärger & Söhne GmbH", vat_number: "DE123456789" });
	await world.db.run(sql`UPDATE orders SET created_at = created_at + sequence`);
	await world.db.run(
		sql`UPDATE orders SET billing = ${billing}, status = 'paid', paid_at = 1, payment_reference = 'pi_77' WHERE number = 'LW-CCCCCCCCCC'`,
	);
});

const find = async (search: OrderSearch, window = { limit: 20, offset: 0 }) =>
	(await searchOrders(world.db, search, window)).map(({ order }) => order.number.slice(3, 4)).join("");

it("finds orders by what people have of them", async () => {
	for (const [words, found] of [
		[" lw-bbbbbbbbbb ", "B"],
		["ada@example.com", "BA"],
		["GRACE@EXAMPLE.COM", "C"],
		["Ärger", "C"],
		["grace h", "C"],
		["DE 123.456.789", "C"],
		["pi_77", "C"],
		["pi_7", ""],
		["Söhne", ""],
		["nobody@example.com", ""],
		["INV-2026-0001", ""],
		["%", ""],
		["", "CBA"],
	] as const)
		expect(await find({ words }), words).toBe(found);
});

it("finds an order by its invoice", async () => {
	await world.db.run(sql`INSERT INTO billing_documents (kind, year, sequence, order_number, part, issued_at, supplied_at, currency, net_cents, vat_cents, total_cents, content)
		VALUES ('invoice', 2026, 1, 'LW-CCCCCCCCCC', 0, 1, 1, 'usd', 300, 0, 300, '{}')`);
	expect(await find({ words: "inv-2026-0001" })).toBe("C");
});

it("keeps to a state, a product, a week and days, and pages", async () => {
	expect(await find({ status: "paid" })).toBe("C");
	expect(await find({ product: "launch" })).toBe("CA");
	expect(await find({ week: "2026-11-23" })).toBe("A");
	expect(await find({ product: "launch", status: "pending", words: "ada@example.com" })).toBe("A");
	const [{ at } = { at: 0 }] = await world.db.all<{ at: number }>(
		sql`SELECT created_at AS at FROM orders WHERE number = 'LW-BBBBBBBBBB'`,
	);
	expect(await find({ from: at })).toBe("CB");
	expect(await find({ until: at })).toBe("A");
	expect(await find({}, { limit: 1, offset: 1 })).toBe("B");
});

it("reads no more orders than it shows, whatever else there is", async () => {
	const { userId } = await world.person("many@example.com");
	for (let index = 0; index < 30; index++)
		await mintOrder(world.db, userId, `LW-MANY${"ABCDEFGHIJKLMNOPQRSTUVWXYZ2345"[index]}`, 1, [
			{ product: "featured" },
		]);
	for (const search of [{}, { status: "pending" as const }, { words: "ada@example.com" }, { words: "pi_77" }]) {
		const { rowsRead } = await countRows(() => searchOrders(world.db, search, { limit: 5, offset: 0 }));
		expect(rowsRead, JSON.stringify(search)).toBeLessThan(30);
	}
});
