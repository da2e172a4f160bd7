import { beforeEach, describe, expect, it } from "vitest";
import { apiKeys, drafts } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { modern } from "#testing/mcp-http";
import { countRounds } from "#testing/rounds";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type Person, type World } from "#testing/world";
import { apiKeyReader } from "#workers/http/credentials";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

it("reads a key by one row, and notes its use once a minute, which nobody waits for", async () => {
	const later: Promise<void>[] = [];
	const read = apiKeyReader(world.db, (work) => void later.push(work));
	const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
	const used = async () => {
		await Promise.all(later.splice(0));
		return (await world.db.$client.prepare("SELECT last_used_at FROM api_keys").first<number>("last_used_at")) ?? null;
	};
	const { statements, rowsRead, result } = await countRows(async () => {
		const shown = await read(ada.key, at(0));
		await Promise.all(later);
		return shown?.caller;
	});
	expect(result).toMatchObject({ kind: "user", userId: ada.userId, credential: "api_key" });
	expect([statements, rowsRead <= 3]).toEqual([2, true]);
	expect(await used()).toBe(at(0).getTime());
	const again = await countRows(() => read(ada.key, at(59)));
	expect([again.statements, again.rowsRead, later.length]).toEqual([1, 1, 0]);
	await read(ada.key, at(61));
	expect(later).toHaveLength(1);
	expect(await used()).toBe(at(61).getTime());
});

describe("a key that this isolate knows", () => {
	const revoke = () => world.db.update(apiKeys).set({ revokedAt: NOW.getTime() });

	it("waits for no round of its own", async () => {
		await world.api("GET", "/me", { as: ada });
		const { rounds, result } = await countRounds(() => world.api("GET", "/me", { as: ada }));
		expect([rounds, result.status]).toEqual([1, 200]);
	});

	it("is refused from the moment it is revoked, by whatever is asked", async () => {
		const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
		expect((await world.api("GET", "/me", { as: ada })).status).toBe(200);
		await revoke();
		const asked: [method: string, path: string, body?: object][] = [
			["GET", "/me"],
			["GET", "/me?unknown=1"],
			["GET", "/site"],
			["GET", "/listings/nobody"],
			["POST", "/drafts", { url: "https://acme.example.com/" }],
			["PATCH", `/me/listings/${listing.id}`, { fields: { tagline: "New" } }],
		];
		for (const [method, path, body] of asked) {
			// Each time as if it had been good a moment before.
			await world.db.update(apiKeys).set({ revokedAt: null });
			expect((await world.api("GET", "/me", { as: ada })).status).toBe(200);
			await revoke();
			const { status, body: refusal } = await world.api(method, path, { as: ada, ...(body && { body }) });
			expect([status, refusal.code], `${method} ${path}`).toEqual([401, "invalid_token"]);
		}
		expect(await world.db.$count(drafts)).toBe(0);
		expect((await world.db.query.listings.findFirst())?.tagline).toBe(listing.tagline);
	});

	it("is refused to tools, too, where it was revoked meanwhile", async () => {
		const call = () => modern("tools/call", { name: "get_account", arguments: {} }, { as: ada });
		expect((await call()).status).toBe(200);
		await revoke();
		expect((await call()).status).toBe(401);
	});
});
