import { beforeEach, expect, it } from "vitest";
import editSettings from "#actions/team/edit-settings";
import putBackSettings from "#actions/team/put-back-settings";
import { FRESH_SIGN_IN_SECONDS } from "#core/limits";
import { sessions, users } from "#store/schema/index";
import { newestSettingsEdits } from "#store/settings-edits";
import { storedSettings, textsIn } from "#store/site-settings";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW, type World } from "#testing/world";

const HASH = "a".repeat(64);

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const now = NOW.getTime();
	await world.db.insert(users).values({ id: 1, email: "team@example.com", role: "admin", createdAt: 0 });
	await world.db.insert(sessions).values({ hash: HASH, userId: 1, createdAt: now, expiresAt: now + 86_400_000 });
});

const edit = (changes: Record<string, string | null>, version: number) =>
	performAs(teamActor(), editSettings, { version, changes, session_hash: HASH }, NOW);
const putBack = (id: number, version: number, at = NOW) =>
	performAs(teamActor(), putBackSettings, { version, edit: id, session_hash: HASH }, at);
const texts = async () => textsIn((await storedSettings(world.db)).stored);

it("puts back what an edit changed, and nothing that was changed beside it", async () => {
	await edit({ site_name: "Acme", free_slots_per_week: "3" }, 0);
	await edit({ site_name: "Other", site_tagline: "Ours." }, 1);
	await edit({ paid_slots_per_week: "4" }, 2);
	const [, second, first] = await newestSettingsEdits(world.db, 3);
	expect(await putBack(second?.id ?? 0, 3)).toEqual({ names: ["site_name", "site_tagline"] });
	expect(await texts()).toEqual({ site_name: "Acme", free_slots_per_week: "3", paid_slots_per_week: "4" });
	expect((await newestSettingsEdits(world.db, 1))[0]).toMatchObject({ detail: { put_back: second?.id } });
	await expect(putBack(first?.id ?? 0, 3)).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
	await expect(putBack(999, 4)).rejects.toMatchObject({ code: "not_found" });
	// Once put back there is nothing left to do.
	expect(await putBack(second?.id ?? 0, 4)).toEqual({ names: [] });
});

it("asks for a fresh sign-in where the edit did, and refuses what would no longer fit", async () => {
	const late = new Date(NOW.getTime() + FRESH_SIGN_IN_SECONDS * 1000 + 1);
	await edit({ seller_name: "Acme Ltd" }, 0);
	await edit({ free_queue_max_weeks: "12" }, 1);
	await edit({ free_queue_min_weeks: "10" }, 2);
	const [, queue, seller] = await newestSettingsEdits(world.db, 3);
	await expect(putBack(seller?.id ?? 0, 3, late)).rejects.toMatchObject({ code: "sign_in_again" });
	await expect(putBack(queue?.id ?? 0, 3, late)).rejects.toMatchObject({
		errors: [{ pointer: "/free_queue_min_weeks" }],
	});
	expect(await texts()).toMatchObject({ seller_name: "Acme Ltd", free_queue_max_weeks: "12" });
});
