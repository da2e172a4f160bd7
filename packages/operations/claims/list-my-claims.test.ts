import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { claims } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "acme", { url: "https://acme.com/", domain: "acme.com" });
});

it("lists one's own claims, newest first, with what to publish", async () => {
	const ada = await world.person();
	const bob = await world.person();
	for (const [as, method] of [
		[ada, "dns"],
		[bob, "dns"],
		[ada, "file"],
		[ada, "meta"],
	] as const) {
		await world.api("POST", "/claims", { as, body: { slug: "acme", method } });
	}
	const first = await world.api("GET", "/claims?per_page=2", { as: ada });
	expect(first.body).toMatchObject({
		items: [
			{ method: "meta", status: "pending", listing: { slug: "acme" } },
			{ method: "file", instructions: { where: "https://acme.com/.well-known/launchweek-verification.txt" } },
		],
		next_page: 2,
	});
	expect((await world.api("GET", "/claims?per_page=2&page=2", { as: ada })).body).toMatchObject({
		items: [{ method: "dns" }],
		next_page: null,
	});
});

it("narrows them by the status that they are shown in", async () => {
	const ada = await world.person();
	for (const method of ["dns", "file", "meta"]) {
		await world.api("POST", "/claims", { as: ada, body: { slug: "acme", method } });
	}
	await world.db.update(claims).set({ expiresAt: 1 }).where(eq(claims.method, "dns"));
	await world.db.update(claims).set({ status: "verified" }).where(eq(claims.method, "file"));
	const found = async (status: string) => {
		const { body } = await world.api<{ items: object[] }>("GET", `/claims?status=${status}`, { as: ada });
		return body.items;
	};
	expect(await found("pending")).toMatchObject([{ method: "meta", status: "pending" }]);
	expect(await found("expired")).toMatchObject([{ method: "dns", status: "expired" }]);
	expect(await found("verified")).toMatchObject([{ method: "file", status: "verified" }]);
	expect(await found("refused")).toEqual([]);
});
