import { beforeEach, expect, it } from "vitest";
import setRole from "#actions/people/set-role";
import type { Actor } from "#core/access/actor";
import { auditLog, localMails, users } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { freshAdmin, makeAdmin } from "#testing/fresh-session";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let grace: Person;
let ada: Person;
let team: Actor;
beforeEach(async () => {
	world = await makeWorld();
	[grace, ada] = [await world.person("grace@example.com"), await world.person("ada@example.com")];
	team = await freshAdmin(world.db);
});

const set = (userId: number, role: "admin" | "member", by = team, at = NOW) =>
	performAs(by, setRole, { user_id: userId, role, reason: "She joined us." }, at);
const admins = async () =>
	(await world.db.select().from(users)).filter(({ role }) => role === "admin").map(({ id }) => id);

it("gives the rights of the site team and takes them, tells them and all others why, and logs before and after", async () => {
	const third = await world.person("joan@example.com");
	await makeAdmin(world.db, third.userId);
	await set(ada.userId, "admin");
	expect(await admins()).toEqual([grace.userId, ada.userId, third.userId]);
	await world.runJobs(NOW);
	const told = await world.db.select().from(localMails);
	expect(told.map(({ to }) => to).sort()).toEqual(["ada@example.com", "grace@example.com", "joan@example.com"]);
	expect(told.every(({ text }) => text.includes("She joined us."))).toBe(true);
	await set(ada.userId, "member");
	expect(await admins()).toEqual([grace.userId, third.userId]);
	const rows = (await world.db.select().from(auditLog)).filter(({ action }) => action === "set_role");
	expect(rows.map(({ detail }) => [detail.before, detail.after])).toEqual([
		['{"role":"member"}', '{"role":"admin"}'],
		['{"role":"admin"}', '{"role":"member"}'],
	]);
});

it("never takes them from the last who has them, however many try at once", async () => {
	await expect(set(grace.userId, "member")).rejects.toMatchObject({ code: "last_admin" });
	await set(ada.userId, "admin");
	const both = await Promise.allSettled([set(grace.userId, "member"), set(ada.userId, "member")]);
	expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	expect(await admins()).toHaveLength(1);
});

it("asks for a fresh sign-in, an account and a reason, and says when it is so already", async () => {
	const later = new Date(NOW.getTime() + 3_600_000);
	await expect(set(ada.userId, "admin", team, later)).rejects.toMatchObject({ code: "sign_in_again" });
	await expect(set(ada.userId, "admin", teamActor(grace.userId))).rejects.toMatchObject({ code: "sign_in_again" });
	await expect(set(999, "admin")).rejects.toMatchObject({ code: "not_found" });
	await expect(set(ada.userId, "member")).rejects.toMatchObject({ code: "changed_meanwhile" });
	const blank = performAs(team, setRole, { user_id: ada.userId, role: "admin", reason: " " }, NOW);
	await expect(blank).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
});
