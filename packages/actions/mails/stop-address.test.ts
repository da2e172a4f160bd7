import { beforeEach, expect, it } from "vitest";
import allowAddress from "#actions/mails/allow-address";
import stopAddress from "#actions/mails/stop-address";
import { auditLog, mailStops } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const stop = (email: string) => performAs(teamActor(), stopAddress, { email, reason: "They asked us by phone." }, NOW);

it("stops mail to an address in any spelling, once, and names nobody in the log", async () => {
	await stop("Ada@Example.com");
	await stop("ada@example.com");
	expect(await world.db.select().from(mailStops)).toMatchObject([
		{ reason: "bounced", detail: "They asked us by phone." },
	]);
	const log = await world.db.select().from(auditLog);
	expect(log).toHaveLength(1);
	expect(JSON.stringify(log).toLowerCase()).not.toContain("ada@");
});

it("asks for an address and a reason", async () => {
	const given = performAs(teamActor(), stopAddress, { email: "nobody", reason: "" }, NOW);
	await expect(given).rejects.toMatchObject({ errors: [{ pointer: "/email" }, { pointer: "/reason" }] });
	await expect(performAs(teamActor(), allowAddress, { email: "a@b", reason: "x" }, NOW)).rejects.toMatchObject({
		code: "invalid_input",
	});
});
