import { beforeEach, expect, it } from "vitest";
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
		const caller = await read(ada.key, at(0));
		await Promise.all(later);
		return caller;
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
