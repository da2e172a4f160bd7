import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween, changeIn } from "#core/access/audit-change";
import { AppError } from "#core/errors";
import { auditLog, users } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { makeWorld, NOW, type World } from "#testing/world";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.db.insert(users).values([1, 7].map((id) => ({ id, email: `${id}@example.com`, createdAt: 1 })));
});

const asked: number[] = [];
/** Gives money back, as far as anybody can tell; refuses what `wrong` says. */
const giveBack = defineAction({
	id: "give_back",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({ order: z.string(), version: z.int().min(1), reason: z.string(), wrong: z.string() }),
	async handler({ order, version, wrong }) {
		asked.push(version);
		if (wrong === "changed") throw new AppError(CHANGED_MEANWHILE.code, CHANGED_MEANWHILE.detail);
		if (wrong === "typed")
			throw new AppError("invalid_input", "No.", { errors: [{ pointer: "/reason", code: "x", message: "No." }] });
		if (wrong === "broken") throw new Error("no database");
		return record(
			{ subject: `order:${order}`, change: changeBetween({ status: "paid" }, { status: "refunded" }) },
			{},
			[],
		);
	},
});

const INPUT = { order: "LW-1", version: 3, reason: "They wrote <secret words>", wrong: "" };
const give = async (wrong = "", signedInAt = NOW) =>
	performAs(teamActor(1, await mintSession(world.db, 1, signedInAt)), giveBack, { ...INPUT, wrong }, NOW);
const rows = () => world.db.select().from(auditLog);

it("keeps what a decision of the site team changed, before and after", async () => {
	await give();
	const [row] = await rows();
	expect(row).toMatchObject({ action: "give_back", actor: "user:1", subject: "order:LW-1", refused: null });
	expect(changeIn(row?.detail ?? {})).toEqual({ before: { status: "paid" }, after: { status: "refunded" } });
});

it("asks for a fresh sign-in before anything is done, and says so in the log", async () => {
	asked.length = 0;
	const hours = 60 * 60 * 1000;
	await expect(give("", new Date(NOW.getTime() - hours))).rejects.toMatchObject({ code: "sign_in_again" });
	await expect(performAs(teamActor(1), giveBack, INPUT, NOW)).rejects.toMatchObject({ code: "sign_in_again" });
	// Somebody else's fresh session is none of theirs.
	const others = await mintSession(world.db, 7, NOW);
	await expect(performAs(teamActor(1, others), giveBack, INPUT, NOW)).rejects.toMatchObject({ code: "sign_in_again" });
	expect(asked).toEqual([]);
	expect((await rows()).map(({ refused }) => refused)).toEqual(["sign_in_again", "sign_in_again", "sign_in_again"]);
});

it("logs who tried without the right, by ids and never by what was typed", async () => {
	await expect(performAs(personActor(7), giveBack, INPUT, NOW)).rejects.toMatchObject({ code: "not_found" });
	expect(await rows()).toMatchObject([
		{
			action: "give_back",
			actorKind: "person",
			actor: "user:7",
			subject: "action:give_back",
			refused: "not_found",
			detail: { order: "LW-1", version: 3 },
		},
	]);
	expect(JSON.stringify(await rows())).not.toContain("secret");
});

it("logs what was changed meanwhile, and neither what was typed wrong nor what broke", async () => {
	await expect(give("changed")).rejects.toMatchObject({ code: "changed_meanwhile" });
	await expect(give("typed")).rejects.toMatchObject({ code: "invalid_input" });
	await expect(give("broken")).rejects.toThrow("no database");
	expect((await rows()).map(({ refused }) => refused)).toEqual(["changed_meanwhile"]);
});

it("takes one row back once", async () => {
	await give();
	const [row] = await rows();
	const session = await mintSession(world.db, 1, NOW);
	const back = () => performAs(teamActor(1, session), giveBack, INPUT, NOW, { undoes: row?.id ?? 0 });
	await back();
	await expect(back()).rejects.toMatchObject({ code: "changed_meanwhile" });
	expect(
		await world.db
			.select()
			.from(auditLog)
			.where(eq(auditLog.undoes, row?.id ?? 0)),
	).toHaveLength(1);
});
