import { beforeEach, expect, it } from "vitest";
import addPromoCode from "#actions/promo/add-promo-code";
import type { Actor } from "#core/access/actor";
import { promoCode } from "#store/promo-codes";
import { performAs, personActor } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { mintProducts } from "#testing/orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let team: Actor;
beforeEach(async () => {
	world = await makeWorld();
	team = await freshTeam(world.db);
	await mintProducts(world.db);
});

const TERMS = {
	code: " spring-20 ",
	percent: 20,
	amount_cents: null,
	products: ["launch"],
	from: "2026-12-01",
	until: "2026-12-24",
	max_uses: 100,
	max_uses_each: 1,
	note: "On the fair",
};
const add = (changes: object = {}) => performAs(team, addPromoCode, { ...TERMS, ...changes }, NOW);

it("makes a code whose days begin and end at midnight UTC", async () => {
	await add();
	expect(await promoCode(world.db, "SPRING-20")).toMatchObject({
		percent: 20,
		amountCents: null,
		products: ["launch"],
		maxUses: 100,
		maxUsesEach: 1,
		uses: 0,
		stoppedAt: null,
		fromAt: Date.UTC(2026, 11, 1),
		untilAt: Date.UTC(2026, 11, 25),
		note: "On the fair",
	});
	await add({ code: "LEAST", percent: 1, max_uses: 1 });
	await expect(add({ percent: 50 })).rejects.toMatchObject({ errors: [{ pointer: "/code" }] });
});

it("takes a code of one day", async () => {
	await add({ code: "ONE-DAY", from: "2026-12-24" });
	expect(await promoCode(world.db, "ONE-DAY")).toMatchObject({
		fromAt: Date.UTC(2026, 11, 24),
		untilAt: Date.UTC(2026, 11, 25),
	});
});

it("takes the least and the most of each term, and a note without the white space around it", async () => {
	const most = { percent: null, amount_cents: 100_000_000, products: Array<string>(100).fill("launch") };
	const uses = { max_uses: 1_000_000, max_uses_each: 1_000_000, note: " On the fair " };
	await add({ code: "MOST", ...most, ...uses });
	expect(await promoCode(world.db, "MOST")).toMatchObject({
		amountCents: 100_000_000,
		products: ["launch"],
		note: "On the fair",
	});
	await add({ code: "LEAST", percent: null, amount_cents: 1, products: [] });
	for (const [changes, pointer] of [
		[{ amount_cents: 0 }, "/amount_cents"],
		[{ amount_cents: 100_000_001 }, "/amount_cents"],
		[{ products: [...most.products, "launch"] }, "/products"],
		[{ max_uses: 1_000_001 }, "/max_uses"],
	] as const)
		await expect(add({ percent: null, code: "MORE", ...changes }), pointer).rejects.toMatchObject({
			errors: [{ pointer }],
		});
});

it("names every term that cannot be", async () => {
	for (const [changes, pointer] of [
		[{ amount_cents: 5 }, "/percent"],
		[{ percent: null }, "/percent"],
		[{ percent: 0 }, "/percent"],
		[{ percent: 101 }, "/percent"],
		[{ products: ["nothing"] }, "/products"],
		[{ until: "2026-11-30" }, "/until"],
		[{ from: "2026-02-30" }, "/from"],
		[{ code: "abc" }, "/code"],
		[{ code: "a b c d" }, "/code"],
		[{ max_uses: 0 }, "/max_uses"],
		[{ max_uses_each: 0 }, "/max_uses_each"],
	] as const)
		await expect(add(changes), pointer).rejects.toMatchObject({ errors: [{ pointer }] });
	await expect(performAs(personActor(1), addPromoCode, TERMS, NOW)).rejects.toMatchObject({ code: "not_found" });
	expect(await promoCode(world.db, "SPRING-20")).toBeNull();
});
