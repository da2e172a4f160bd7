import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import type { Action } from "#actions/define";
import { changeIn } from "#core/access/audit-change";
import { AppError } from "#core/errors";
import { auditEntry } from "#store/audit-log";
import { auditLog, sessions, users } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { sessionOf } from "#testing/fresh-session";
import { stateOf } from "#testing/state-digest";
import { TEAM_SAMPLES } from "#testing/team-samples/index";
import { makeWorld, NOW, type World } from "#testing/world";
import { allPages } from "./sections.ts";
import type { SiteEnv } from "./site.ts";
import { canBeUndone, UNDOS } from "./undo/undos.ts";
import { words } from "./words/words.ts";

/** Every action of the site team walked: without the right, in an old session, about nothing, as it should be, and taken back. */

const MEMBER = 9_000_001;
/** Of a sign-in that is no longer fresh. */
const LONG_AGO = new Date(NOW.getTime() - 3_600_000);

/** What vite puts there of files that are named by a pattern. */
interface Globs {
	glob(patterns: readonly string[], how: { eager: true }): Record<string, { default: Action }>;
}

const actions = Object.values(
	(import.meta as unknown as Globs).glob(["/packages/actions/*/*.ts", "!**/*.test.ts"], { eager: true }),
).map((module) => module.default);
const ofTeam = actions.filter(({ actor }) => actor === "team").map(({ id }) => id);

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("has a sample for every action of the site team, and words for it in the log", () => {
	expect(ofTeam.length).toBeGreaterThan(15);
	expect(TEAM_SAMPLES.map(({ action }) => action.id).toSorted()).toEqual(ofTeam.toSorted());
	expect(ofTeam.filter((id) => words.log.actions[id] === undefined)).toEqual([]);
});

it("takes back only what there is, by what there is", () => {
	const all = new Set(ofTeam);
	expect(Object.entries(UNDOS).filter(([id, { action }]) => !all.has(id) || !all.has(action.id))).toEqual([]);
});

const log = () => world.db.select().from(auditLog);
/** @returns the code of the refusal; null where it went through. */
async function refusalOf(work: Promise<unknown>): Promise<string | null> {
	try {
		await work;
		return null;
	} catch (error) {
		if (error instanceof AppError) return error.code;
		throw error;
	}
}

describe("on its own", () => {
	// One after the other, over one isolate: what is refused must leave everything as it was.
	for (const { action, make, elsewhere, unchanged, leaves = [] } of TEAM_SAMPLES) {
		it(`${action.id}`, async () => {
			const { db } = world;
			await db.batch([
				db.insert(users).values([
					{ id: 1, email: "admin@example.com", role: "admin", createdAt: 1 },
					{ id: MEMBER, email: "member@example.com", createdAt: 1 },
				]),
				db.insert(sessions).values([await sessionOf(1, NOW), await sessionOf(1, LONG_AGO)]),
			]);
			const input = await make(world);
			const fresh = teamActor(1, (await sessionOf(1, NOW)).hash);
			const old = teamActor(1, (await sessionOf(1, LONG_AGO)).hash);
			const before = await stateOf(db);
			const rowsBefore = (await log()).length;
			/** The codes of refusals that leave a row. */
			const codes: string[] = [];
			const tried = async (work: () => Promise<unknown>, isTypedWrong = false) => {
				const code = await refusalOf(work());
				expect(code).not.toBeNull();
				if (!(isTypedWrong && code === "invalid_input")) codes.push(code ?? "");
				return code;
			};
			expect(await tried(() => performAs(personActor(MEMBER), action, input, NOW))).toBe("not_found");
			if (action.fresh === true) expect(await tried(() => performAs(old, action, input, NOW))).toBe("sign_in_again");
			await tried(() => performAs(fresh, action, elsewhere(input), NOW), true);
			expect(await stateOf(db), "what is refused leaves everything as it was").toEqual(before);

			await performAs(fresh, action, input, NOW);
			const rows = (await log()).slice(rowsBefore);
			const refused = rows.slice(0, codes.length).map((one) => one.refused);
			expect(refused, "each refusal leaves a row").toEqual(codes);
			const row = rows.findLast((one) => one.action === action.id && one.refused === null);
			expect(row, "it leaves a row").toMatchObject({ actorKind: "team", actor: "user:1" });
			if (unchanged === undefined) expect(changeIn(row?.detail ?? {}), "its row says before and after").not.toBeNull();
			const entry = row === undefined ? null : await auditEntry(db, row.id);
			const undo = UNDOS[action.id];
			if (entry === null || undo === undefined) return;
			expect(canBeUndone(entry)).toBe(true);
			const asked = { db, reason: "It was wrong.", session: fresh.kind === "team" ? (fresh.session ?? "") : "" };
			const back = await undo.input(entry, asked);
			await performAs(fresh, undo.action, back, NOW, { undoes: entry.id });
			await refusalOf(performAs(fresh, undo.action, back, NOW, { undoes: entry.id }));
			expect(
				(await log()).filter(({ undoes }) => undoes === entry.id),
				"it is taken back once",
			).toHaveLength(1);
			expect(await stateOf(db, leaves), "its undo restores the state").toEqual(without(before, leaves));
		});
	}
});

/** A state without what an undo leaves. */
function without(state: Record<string, string[]>, leaves: readonly string[]): Record<string, string[]> {
	const kept = Object.entries(state).filter(([table]) => !leaves.includes(table));
	const columnsOf = (table: string) =>
		leaves.filter((one) => one.startsWith(`${table}.`)).map((one) => one.slice(table.length + 1));
	return Object.fromEntries(
		kept.map(([table, rows]) => {
			const left = columnsOf(table);
			const lines = rows.map((line) => {
				const columns = JSON.parse(line) as [string, unknown][];
				return JSON.stringify(columns.filter(([column]) => !left.includes(column)));
			});
			return [table, lines.toSorted()];
		}),
	);
}

/** Every address below /admin that a form can be sent to, with something in place of its parameters. */
async function forms(): Promise<string[]> {
	const site = new Hono<SiteEnv>();
	for (const page of await allPages()) page(site);
	const paths = site.routes.filter(({ method, path }) => method !== "GET" && path.startsWith("/admin"));
	return [...new Set(paths.map(({ path }) => path.replaceAll(/:\w+(\{[^/]*\})?/g, "1")))];
}

describe("every form below /admin", async () => {
	const paths = await forms();
	const tokenOf = async (browser: Browser) =>
		new URLSearchParams({ csrf: (await browser.get("/account")).form("/sign-out").fields.get("csrf") ?? "" });
	const refused = async () =>
		(await log()).filter((row) => row.refused !== null).map((row) => [row.actor, row.subject]);

	it("is found", () => {
		expect(paths.length).toBeGreaterThan(15);
	});

	it("does nothing for who is not signed in, is not of the team, or comes from elsewhere; and says so in the log", async () => {
		const admin = await openAdmin(world);
		const member = openBrowser();
		await member.signIn(world, "member@example.com");
		const [nobody, theirs, foreign] = [openBrowser(), await tokenOf(member), await tokenOf(member)];
		const before = await stateOf(world.db);
		for (const path of paths) {
			expect([303, 400], `nobody at ${path}`).toContain((await nobody.post(path, foreign)).status);
			expect((await member.post(path, theirs)).status, `a member at ${path}`).toBe(404);
			expect((await admin.post(path, foreign)).status, `a foreign form at ${path}`).toBe(400);
		}
		expect(await stateOf(world.db)).toEqual(before);
		const expected = paths.flatMap((path) => [
			["user:2", `page:${path}`],
			["user:1", `page:${path}`],
		]);
		expect(await refused()).toEqual(expected);
	});
});
