import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import editSettings from "#actions/team/edit-settings";
import { FRESH_SIGN_IN_SECONDS } from "#core/limits";
import { auditLog, sessions, users } from "#store/schema/index";
import { newestSettingsEdits } from "#store/settings-edits";
import { storedSettings, textsIn } from "#store/site-settings";
import { performAs, teamActor } from "#testing/act";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

const HASH = "a".repeat(64);

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.db.insert(users).values({ id: 1, email: "team@example.com", role: "admin", createdAt: 0 });
	await openSession(NOW.getTime());
});

/** @param at when its browser signed in. */
async function openSession(at: number): Promise<void> {
	await world.db.delete(sessions);
	await world.db.insert(sessions).values({ hash: HASH, userId: 1, createdAt: at, expiresAt: at + 86_400_000 });
}

const edit = (changes: Record<string, string | null>, version = 0) =>
	performAs(teamActor(), editSettings, { version, changes, session_hash: HASH }, NOW);
const stored = async () => {
	const row = await storedSettings(world.db);
	return { version: row.version, texts: textsIn(row.stored) };
};

it("keeps what the team sets, and what was before and after in the audit log", async () => {
	expect(await edit({ site_name: "Acme", site_tagline: null })).toEqual({ names: ["site_name"] });
	expect(await edit({ site_name: "Acme & Co", free_slots_per_week: "3" }, 1)).toMatchObject({
		names: ["site_name", "free_slots_per_week"],
	});
	expect(await stored()).toEqual({ version: 2, texts: { site_name: "Acme & Co", free_slots_per_week: "3" } });
	const [newest] = await newestSettingsEdits(world.db, 5);
	expect(newest).toMatchObject({
		actor: "user:1",
		detail: {
			version: 2,
			before: '{"site_name":"Acme","free_slots_per_week":null}',
			after: '{"site_name":"Acme & Co","free_slots_per_week":"3"}',
		},
	});
	// Nothing to change leaves nothing.
	expect(await edit({ site_name: "Acme & Co" }, 2)).toEqual({ names: [] });
	expect(await world.db.select().from(auditLog)).toHaveLength(2);
});

it("names every setting that is wrong, and stores nothing of the rest", async () => {
	await expect(
		edit({ site_name: "Fine", site_accent: "navy", free_queue_min_weeks: "9", sight_name: "x" }),
	).rejects.toMatchObject({ errors: [{ pointer: "/sight_name" }] });
	await expect(edit({ site_name: "Fine", site_accent: "navy", free_queue_min_weeks: "9" })).rejects.toMatchObject({
		errors: [{ pointer: "/site_accent" }, { pointer: "/free_queue_min_weeks" }],
	});
	expect(await stored()).toEqual({ version: 0, texts: {} });
});

it("refuses what somebody else has saved meanwhile, also when both save at once", async () => {
	await edit({ site_name: "Theirs" });
	await expect(edit({ site_name: "Mine" })).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
	const both = await Promise.allSettled([edit({ site_name: "A" }, 1), edit({ site_name: "B" }, 1)]);
	expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	expect((await stored()).version).toBe(2);
});

it("asks for a fresh sign-in where money or limits change, and nowhere else", async () => {
	await openSession(NOW.getTime() - FRESH_SIGN_IN_SECONDS * 1000 - 1);
	for (const changes of [
		{ seller_name: "Eve Ltd" },
		{ rate_limit_vote: "9/60" },
		{ mcp_allowed_origins: "evil.test" },
	]) {
		await expect(edit(changes)).rejects.toMatchObject({ code: "sign_in_again" });
	}
	await edit({ site_name: "Acme" });
	expect(await stored()).toEqual({ version: 1, texts: { site_name: "Acme" } });
});

it("keeps a row that somebody wrote by hand, as far as it is settings", async () => {
	await env.DB.prepare(
		`INSERT INTO site_settings (id, texts, version, updated_at) VALUES (1, '{"site_accent":"navy","gone":1,"free_slots_per_week":7}', 4, 0)`,
	).run();
	await edit({ site_name: "Acme" }, 4);
	expect((await stored()).texts).toEqual({ site_accent: "navy", free_slots_per_week: 7, site_name: "Acme" });
	expect((await countRows(() => newestSettingsEdits(world.db, 20))).rowsRead).toBeLessThanOrEqual(2);
});
